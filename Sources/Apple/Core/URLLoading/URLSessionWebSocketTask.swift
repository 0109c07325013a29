// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// A connection that is never opened: sending and receiving fail with `notConnectedToInternet`.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
    public enum Message: Sendable {
        case data(Data)
        case string(String)
    }
    public enum CloseCode: Int, Sendable {
        case invalid = 0, normalClosure = 1000, goingAway, protocolError, unsupportedData, noStatusReceived = 1005
        case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtensionMissing
        case internalServerError, tlsHandshakeFailure = 1015
    }

    open var maximumMessageSize = 1 << 20
    open private(set) var closeCode = CloseCode.invalid
    open private(set) var closeReason: Data?

    /// Warns and does not connect.
    open override func resume() {
        let place = originalRequest?.url.map { $0.host() ?? $0.absoluteString } ?? "the server"
        HostServices.warn("\(place) is not connected: renderings open no web sockets")
    }
    open func cancel(with closeCode: CloseCode, reason: Data?) {
        (self.closeCode, closeReason) = (closeCode, reason)
        cancel()
    }

    open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        VirtualDispatchQueue.main.async { completionHandler(URLError(.notConnectedToInternet)) }
    }
    open func send(_ message: Message) async throws { throw URLError(.notConnectedToInternet) }
    open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
        VirtualDispatchQueue.main.async { completionHandler(.failure(URLError(.notConnectedToInternet))) }
    }
    open func receive() async throws -> Message { throw URLError(.notConnectedToInternet) }
    open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
        VirtualDispatchQueue.main.async { pongReceiveHandler(URLError(.notConnectedToInternet)) }
    }
}

/// The session keeps its delegate but never calls these methods.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) {}
    public func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) {}
}

extension URLSession {
    public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
        webSocketTask(with: URLRequest(url: url))
    }
    /// Ignores `protocols`.
    public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
        webSocketTask(with: url)
    }
    public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
        URLSessionWebSocketTask(request, of: self)
    }
}
