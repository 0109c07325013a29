// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Support
import SwiftUICore

/// Loads files, cached responses and, with `render --network`, data from servers. Without that option, server requests
/// fail with `notConnectedToInternet` and a warning, so that renderings are reproducible.
/// A request takes no virtual time.
open class URLSession: NSObject, @unchecked Sendable {
    public let configuration: URLSessionConfiguration
    public let delegate: (any URLSessionDelegate)?

    public static let shared = URLSession(configuration: .default)

    public init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
        delegate = nil
    }
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
    }

    open func invalidateAndCancel() {}
    open func finishTasksAndInvalidate() {}
    open var sessionDescription: String?
    /// Always the main queue: delegates are called on the view's queue.
    open var delegateQueue: OperationQueue { .main }
    /// Clears nothing.
    open func reset(completionHandler: @escaping @Sendable () -> Void) {
        VirtualDispatchQueue.main.async(execute: completionHandler)
    }
    /// Always empty: tasks complete as soon as they run.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        VirtualDispatchQueue.main.async { completionHandler([]) }
    }
    /// Always empty: tasks complete as soon as they run.
    public var allTasks: [URLSessionTask] { get async { [] } }

    package func answer(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
        guard let url = request.url else { return .failure(URLError(.badURL)) }
        if url.isFileURL {
            guard let data = FileSystem.data(of: url.path) else { return .failure(URLError(.fileDoesNotExist)) }
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            return .success((data, response))
        }
        if ![.reloadIgnoringLocalCacheData, .reloadIgnoringLocalAndRemoteCacheData].contains(request.cachePolicy),
            let kept = configuration.urlCache?.cachedResponse(for: request)
        {
            return .success((kept.data, kept.response))
        }
        guard let provider = HostServices.network else {
            HostServices.warn(
                "\(url.host() ?? url.absoluteString) is not asked: renderings do without the network, unless --network is "
                    + "given")
            return .failure(URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url]))
        }
        return ask(provider, request, at: url)
    }

    private func ask(
        _ provider: any NetworkProvider, _ request: URLRequest, at url: URL
    ) -> Result<(Data, URLResponse), URLError> {
        let asked = NetworkRequest(
            url: url, method: request.httpMethod ?? "GET", headers: request.allHTTPHeaderFields ?? [:],
            body: request.httpBody ?? Data())
        do throws(NetworkFailure) {
            let answer = try provider.answer(to: asked)
            let response = HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
            guard let response else { return .failure(URLError(.badServerResponse)) }
            return .success((answer.body, response))
        } catch {
            HostServices.warn("\(url.host() ?? url.absoluteString): \(error.message)")
            return .failure(URLError(.cannotConnectToHost, userInfo: [NSURLErrorFailingURLErrorKey: url]))
        }
    }

    // MARK: Asynchronous loading

    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    ) {
        try await MainActor.run {
            let answer = answer(request)
            if let delegate { URLSessionDataTask(request, of: self).collect(for: delegate) }
            return try answer.get()
        }
    }
    /// Ignores `delegate`.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        var request = request
        request.httpBody = bodyData
        return try await data(for: request)
    }
    /// Ignores `delegate`.
    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        try await download(for: URLRequest(url: url))
    }
    /// Ignores `delegate`.
    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        let (data, response) = try await data(for: request)
        return (try Self.temporaryFile(with: data), response)
    }
    /// Ignores `delegate`.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: Data(contentsOf: fileURL), delegate: delegate)
    }
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
    /// The whole response has arrived before the first byte is delivered.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        AsyncBytes, URLResponse
    ) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data), response)
    }

    // Overloads without a delegate. View code needs them if it declares a protocol with these methods for its own
    // sessions.

    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }

    static func temporaryFile(with data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).tmp")
        try data.write(to: file)
        return file
    }

    // MARK: Tasks and completion handlers

    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request, of: self, completionHandler) }

    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request, of: self) }

    /// Sends `request` with its own `httpBody`; ignores `bodyData`.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request, of: self, completionHandler) }
    /// Sends `request` with its own `httpBody`; ignores `fileURL`.
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request, of: self, completionHandler) }
    /// Sends `request` with its own `httpBody`; ignores `bodyData`.
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self)
    }
    /// Sends `request` with its own `httpBody`; ignores `fileURL`.
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self)
    }

    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    open func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request, of: self) { data, response, error in
            guard let data else { return completionHandler(nil, response, error) }
            do {
                let file = try Self.temporaryFile(with: data)
                completionHandler(file, response, nil)
                try? FileManager.default.removeItem(at: file)
            } catch {
                completionHandler(nil, response, error)
            }
        }
    }
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request, of: self)
    }
    /// A task that always fails: downloads cannot be resumed.
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        URLSessionDownloadTask(nil, of: self)
    }

    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let (request, session) = (request, session)
            Deferred {
                Future<Output, URLError> { promise in
                    // Safe: the promise runs on the host's queue, where the subscriber is.
                    nonisolated(unsafe) let promise = promise
                    VirtualDispatchQueue.main.async {
                        promise(session.answer(request).map { (data: $0.0, response: $0.1) })
                    }
                }
            }.receive(subscriber: subscriber)
        }
    }
}
