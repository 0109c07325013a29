// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Views

/// Asks addresses for their bytes: those of files. A rendering does not ask the network, so that it is the same wherever and
/// whenever it is made: there is no connection, as a warning says.
open class URLSession: NSObject, @unchecked Sendable {
    /// What was asked of the session when it was made.
    public let configuration: URLSessionConfiguration
    /// Whoever is told what happens; nobody is.
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

    fileprivate func answer(_ request: URLRequest) -> Result<(Data, URLResponse), URLError> {
        guard let url = request.url else { return .failure(URLError(.badURL)) }
        if url.isFileURL {
            guard let data = try? Data(contentsOf: url) else { return .failure(URLError(.fileDoesNotExist)) }
            let response = URLResponse(
                url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
            return .success((data, response))
        }
        HostServices.warn("\(url.host() ?? url.absoluteString) is not asked: renderings do without the network")
        return .failure(URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url]))
    }

    // MARK: Waiting for the answer

    /// The bytes at an address.
    public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }
    /// The bytes that a request is answered with.
    public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        Data, URLResponse
    ) {
        try await MainActor.run { try answer(request).get() }
    }
    /// Sends bytes along.
    public func upload(
        for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (Data, URLResponse) { try await data(for: request) }
    /// The file with the bytes at an address.
    public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
        URL, URLResponse
    ) {
        let (_, response) = try await data(from: url)
        return (url, response)
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
    open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) { _, _, _ in } }
    /// A task that asks when it is resumed.
    open func dataTask(with request: URLRequest) -> URLSessionDataTask { dataTask(with: request) { _, _, _ in } }

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

/// Something that a session is asked to do.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    /// What was asked first.
    public let originalRequest: URLRequest?
    /// What is asked.
    open var currentRequest: URLRequest? { originalRequest }
    /// How far it is.
    public fileprivate(set) var state = State.suspended
    /// A number for the session.
    public let taskIdentifier = 0
    private let session: URLSession
    private let handler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    fileprivate init(
        _ request: URLRequest, of session: URLSession,
        _ handler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) {
        originalRequest = request
        self.session = session
        self.handler = handler
    }

    /// Asks.
    open func resume() {
        guard state == .suspended, let request = originalRequest else { return }
        state = .running
        VirtualDispatchQueue.main.async { [self] in
            guard state == .running else { return }
            state = .completed
            switch session.answer(request) {
            case .success(let (data, response)): handler(data, response, nil)
            case .failure(let error): handler(nil, nil, error)
            }
        }
    }

    /// Asks no longer.
    open func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        VirtualDispatchQueue.main.async { [handler] in handler(nil, nil, URLError(.cancelled)) }
    }

    /// Waits.
    open func suspend() { if state == .running { state = .suspended } }
}

/// A task that asks for bytes.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// Told what happens to a session; nobody is.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
/// Told what happens to tasks; nobody is.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
/// Told of bytes that come; nobody is.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
