// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import UIKitTypes
import Views

/// An image from a file, or from a server where `render --network` permits that: else such an address fails, with a warning. An
/// address without a scheme is that of a file among the assets, or below the folder in which the program runs.
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

    /// Nil where nothing is there.
    private static func bytes(at url: URL) throws(NetworkFailure) -> Data? {
        if url.isFileURL { return try? Data(contentsOf: url) }
        if url.scheme == nil {
            let path = url.relativePath
            let known = HostServices.current?.files?.path(ofFile: path, in: nil)
            return FileManager.default.contents(atPath: known ?? path)
        }
        guard let provider = HostServices.network else {
            throw NetworkFailure("renderings do without the network, unless --network is given")
        }
        let answer = try provider.answer(to: NetworkRequest(url: url))
        guard 200..<300 ~= answer.status else { throw NetworkFailure("the server says \(answer.status)") }
        return answer.body
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
private struct AsyncImageError: LocalizedError, CustomStringConvertible {
    let description: String
    /// What views show of it. Usual words would name this type, which is private, by an address that differs from run to run.
    var errorDescription: String? { description }
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
