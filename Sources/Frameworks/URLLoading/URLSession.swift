// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Interaction

/// Asks addresses for their bytes: those of files, and of servers where `render --network` permits that. Else a rendering does not
/// ask the network, so that it is the same wherever and whenever it is made: there is no connection, as a warning says.
open class URLSession: NSObject, @unchecked Sendable {
    /// What was asked of the session when it was made.
    public let configuration: URLSessionConfiguration
    /// Whoever is told what happens to tasks without a handler of their own.
    public let delegate: (any URLSessionDelegate)?

    /// The session of all who need none of their own.
    public static let shared = URLSession(configuration: .default)

    /// A session.
    public init(configuration: URLSessionConfiguration) {
        self.configuration = configuration
        delegate = nil
    }
    /// A session.
    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) {
        self.configuration = configuration
        self.delegate = delegate
    }

    /// Nothing: no session is at work.
    open func invalidateAndCancel() {}
    /// Nothing: no session is at work.
    open func finishTasksAndInvalidate() {}
    /// What to call the session.
    open var sessionDescription: String?
    /// Where the delegate is called: the queue of the view, whatever was asked for.
    open var delegateQueue: OperationQueue { .main }
    /// Calls the handler: there is nothing to forget.
    open func reset(completionHandler: @escaping @Sendable () -> Void) {
        VirtualDispatchQueue.main.async(execute: completionHandler)
    }
    /// Calls the handler with nothing: tasks answer at once.
    open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
        VirtualDispatchQueue.main.async { completionHandler([]) }
    }
    /// None: tasks answer at once.
    public var allTasks: [URLSessionTask] { get async { [] } }

    func answer(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
        guard let url = request.url else { return .failure(URLError(.badURL)) }
        if url.isFileURL {
            guard let data = try? Data(contentsOf: url) else { return .failure(URLError(.fileDoesNotExist)) }
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

    // MARK: Waiting for the answer

    /// The bytes at an address.
    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url), delegate: delegate)
    }
    /// The bytes that a request is answered with.
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    ) {
        try await MainActor.run {
            let answer = answer(request)
            if let delegate { URLSessionDataTask(request, of: self).collect(for: delegate) }
            return try answer.get()
        }
    }
    /// Sends bytes along.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: request) }
    /// The file with the bytes at an address.
    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        try await download(for: URLRequest(url: url))
    }
    /// The file with the bytes that a request is answered with.
    public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        let (data, response) = try await data(for: request)
        return (try Self.temporaryFile(with: data), response)
    }
    /// Sends the bytes of a file along.
    public func upload(
        for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: request) }

    static func temporaryFile(with data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "download-\(UUID().uuidString).tmp")
        try data.write(to: file)
        return file
    }

    // MARK: Being told of the answer

    /// A task that asks when it is resumed.
    open func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

    /// A task that asks when it is resumed.
    open func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { URLSessionDataTask(request, of: self, completionHandler) }

    /// A task that asks when it is resumed.
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
    /// A task that asks when it is resumed. The delegate hears the answer.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request, of: self) }

    /// A task that asks when it is resumed.
    open func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request, of: self, completionHandler) }
    /// A task that asks when it is resumed.
    open func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask { URLSessionUploadTask(request, of: self, completionHandler) }
    /// A task that asks when it is resumed. The delegate hears the answer.
    open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self)
    }
    /// A task that asks when it is resumed. The delegate hears the answer.
    open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
        URLSessionUploadTask(request, of: self)
    }

    /// A task that asks when it is resumed. The handler gets a file with the bytes, which is gone after it.
    open func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }
    /// A task that asks when it is resumed. The handler gets a file with the bytes, which is gone after it.
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
    /// A task that asks when it is resumed. The delegate gets a file with the bytes.
    open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
    /// A task that asks when it is resumed. The delegate gets a file with the bytes.
    open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        URLSessionDownloadTask(request, of: self)
    }
    /// A task that fails when it is resumed: nothing is resumed here.
    open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
        URLSessionDownloadTask(nil, of: self)
    }

    /// Says the answer to each who subscribes.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }
    /// Says the answer to each who subscribes.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Says the answer to a request to each who subscribes.
    public struct DataTaskPublisher: Publisher, Sendable {
        /// Bytes, and what is said about them.
        public typealias Output = (data: Data, response: URLResponse)
        /// What went wrong.
        public typealias Failure = URLError

        /// What is asked.
        public let request: URLRequest
        /// Who asks.
        public let session: URLSession

        /// A publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Asks for a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let (request, session) = (request, session)
            Deferred {
                Future<Output, URLError> { promise in
                    // The queue is the host's, as the subscriber is.
                    nonisolated(unsafe) let promise = promise
                    VirtualDispatchQueue.main.async {
                        promise(session.answer(request).map { (data: $0.0, response: $0.1) })
                    }
                }
            }.receive(subscriber: subscriber)
        }
    }
}
