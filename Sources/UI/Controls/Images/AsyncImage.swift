// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import Support
import UIKitTypes
import Views

/// An image loaded from a file or a server.
///
/// Loading from a server requires `render --network`; without that option it fails with a warning. A URL without a
/// scheme names a file in the assets or below the working directory.
public struct AsyncImage<Content: View>: View {
    private let source: AsyncImageSource?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty
    @Environment(\.asyncImageSession) private var session

    package init(
        _ source: AsyncImageSource?, scale: CGFloat, transaction: Transaction = Transaction(),
        content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.source = source
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    public var body: some View {
        content(phase)
            .onAppear { load() }
            .onChange(of: source?.key) { load() }
    }

    private func load() {
        guard let source else { return phase = .empty }
        let answer = source.data(session)
        let phase: AsyncImagePhase =
            switch answer {
            case nil: Self.image(at: source.url, scale: scale)
            case .failure(let error): .failure(error)
            case .success(let data):
                UIImage(data: data, scale: scale).map { .success(Image(uiImage: $0)) }
                    ?? .failure(AsyncImageError(description: "\(source.url.absoluteString): no image"))
            }
        withTransaction(transaction) { self.phase = phase }
    }

    private static func image(at url: URL, scale: CGFloat) -> AsyncImagePhase {
        let name = url.scheme == nil || url.isFileURL ? url.path : url.absoluteString
        do throws(NetworkFailure) {
            guard let data = try bytes(at: url), let image = UIImage(data: data, scale: scale) else {
                return .failure(AsyncImageError(description: "\(name): no image"))
            }
            return .success(Image(uiImage: image))
        } catch {
            HostServices.current?.warn("AsyncImage: \(name) is not fetched: \(error.message)")
            return .failure(AsyncImageError(description: "\(name): \(error.message)"))
        }
    }

    /// Reads a file or a server's response; nil if the file does not exist.
    private static func bytes(at url: URL) throws(NetworkFailure) -> Data? {
        if url.isFileURL { return FileSystem.data(of: url.path) }
        if url.scheme == nil {
            let path = url.relativePath
            let known = HostServices.current?.files?.path(ofFile: path, in: nil)
            return FileSystem.data(of: known ?? path)
        }
        guard let provider = HostServices.network else {
            throw NetworkFailure("renderings do without the network, unless --network is given")
        }
        let answer = try provider.answer(to: NetworkRequest(url: url))
        guard 200..<300 ~= answer.status else { throw NetworkFailure("the server says \(answer.status)") }
        return answer.body
    }
}

public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

private struct AsyncImageError: LocalizedError, CustomStringConvertible {
    let description: String
    /// The default description is overridden, because it contains the address of this private type, which differs from
    /// run to run.
    var errorDescription: String? { description }
}

extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
        self.init(url.map(AsyncImageSource.init), scale: scale) { _AsyncImageContent(image: $0.image) }
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url.map(AsyncImageSource.init), scale: scale) { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(url.map(AsyncImageSource.init), scale: scale, transaction: transaction, content: content) }
}

public struct _AsyncImageContent: View {
    let image: Image?
    package init(image: Image?) { self.image = image }
    public var body: some View {
        if let image { image } else { Color.secondarySystemFill }
    }
}
