// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UIKitTypes
import Views

/// An image from a file. Nothing is fetched from the network: such an address fails, with a warning.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    private init(
        _ url: URL?, scale: CGFloat, transaction: Transaction = Transaction(),
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// What stands for the phase that the image is in.
    public var body: some View {
        content(phase)
            .onAppear { load() }
            .onChange(of: url) { load() }
    }

    private func load() {
        guard let url else { return phase = .empty }
        let phase = Self.image(at: url, scale: scale)
        withTransaction(transaction) { self.phase = phase }
    }

    private static func image(at url: URL, scale: CGFloat) -> AsyncImagePhase {
        guard url.isFileURL else {
            HostServices.current?.warn("AsyncImage: \(url.absoluteString) is not fetched: only files are read here")
            return .failure(AsyncImageError(description: "\(url.absoluteString): only files are read here"))
        }
        guard let data = try? Data(contentsOf: url), let image = UIImage(data: data, scale: scale) else {
            return .failure(AsyncImageError(description: "\(url.path): no image"))
        }
        return .success(Image(uiImage: image))
    }
}

/// How far the loading of an image has come.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    /// The image is there.
    case success(Image)
    /// It will not come.
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it will not come.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Why an image does not come.
private struct AsyncImageError: Error, CustomStringConvertible {
    let description: String
}

extension AsyncImage {
    /// An image, and a grey field until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(url, scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    /// An image, and something in its place until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url, scale: scale) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// What stands for each phase of the loading.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url, scale: scale, transaction: transaction, content: content) }
}

/// An image, or a grey field.
public struct _AsyncImageContent: View {
    let image: Image?
    /// The image, or a grey field.
    public var body: some View {
        if let image { image } else { Color.secondarySystemFill }
    }
}
