// SPDX-License-Identifier: MIT

import Controls
import Foundation
import SwiftUICore
import URLLoading

extension AsyncImage {
    public init(request: URLRequest?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(Self.source(request), scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    public init<I: View, P: View>(
        request: URLRequest?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(Self.source(request), scale: scale) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    public init(
        request: URLRequest?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(Self.source(request), scale: scale, transaction: transaction, content: content) }

    private static func source(_ request: URLRequest?) -> AsyncImageSource? {
        guard let request, let url = request.url else { return nil }
        return AsyncImageSource(url: url, key: request) { session in
            ((session as? URLSession) ?? .shared).imageData(for: request)
        }
    }
}

extension View {
    /// Loads the images of the `AsyncImage`s inside with a session, which may cache them.
    nonisolated public func asyncImageURLSession(_ urlSession: URLSession) -> some View {
        environment(\.asyncImageSession, urlSession)
    }
}

extension URLSession: AsyncImageSession {
    package func imageData(at url: URL) -> Result<Data, any Error> { imageData(for: URLRequest(url: url)) }

    fileprivate func imageData(for request: URLRequest) -> Result<Data, any Error> {
        answer(request).mapError { $0 as any Error }.flatMap { data, response in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            return 200..<300 ~= status ? .success(data) : .failure(URLError(.badServerResponse))
        }
    }
}
