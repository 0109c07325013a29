// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

open class URLSessionTask: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    public static let defaultPriority: Float = 0.5
    public static let lowPriority: Float = 0.25
    public static let highPriority: Float = 0.75

    public let originalRequest: URLRequest?
    open var currentRequest: URLRequest? { originalRequest }
    public private(set) var response: URLResponse?
    public private(set) var error: (any Error)?
    public private(set) var state = State.suspended
    public let taskIdentifier: Int
    open var taskDescription: String?
    /// Kept and ignored.
    open var priority = URLSessionTask.defaultPriority
    /// Kept and ignored.
    open var earliestBeginDate: Date?
    open var delegate: (any URLSessionTaskDelegate)?
    /// One unit, which is complete when the task is complete.
    public let progress = Progress(totalUnitCount: 1)
    public private(set) var countOfBytesReceived: Int64 = 0
    open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
    /// Stays 0 even if the request has an `httpBody`.
    open var countOfBytesSent: Int64 { 0 }

    let session: URLSession
    private let handler: Handler?
    private static let count = Count()

    init(_ request: URLRequest?, of session: URLSession, _ handler: Handler? = nil) {
        originalRequest = request
        self.session = session
        self.handler = handler
        taskIdentifier = Self.count.next()
    }

    open func resume() {
        guard state == .suspended else { return }
        state = .running
        VirtualDispatchQueue.main.async { [self] in
            guard state == .running else { return }
            state = .completed
            switch originalRequest.map(session.answer) ?? .failure(URLError(.cannotOpenFile)) {
            case .success(let (data, response)):
                self.response = response
                countOfBytesReceived = Int64(data.count)
                progress.completedUnitCount = 1
                if let handler { handler(data, response, nil) } else { tell(data, response) }
            case .failure(let error): fail(error)
            }
        }
    }

    open func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        VirtualDispatchQueue.main.async { [self] in fail(URLError(.cancelled)) }
    }

    private func fail(_ error: URLError) {
        self.error = error
        if let handler { return handler(nil, nil, error) }
        for delegate in delegates {
            collect(for: delegate)
            delegate.urlSession(session, task: self, didCompleteWithError: error)
        }
    }

    open func suspend() { if state == .running { state = .suspended } }

    /// The task's own delegate, then the session's.
    var delegates: [any URLSessionTaskDelegate] {
        [delegate, session.delegate as? any URLSessionTaskDelegate].compactMap { $0 }
    }

    func collect(for delegate: any URLSessionTaskDelegate) {
        delegate.urlSession(
            session, task: self,
            didFinishCollecting: URLSessionTaskMetrics(self, at: Date(timeIntervalSinceReferenceDate: VirtualClock.now))
        )
    }

    /// Reports a response to the delegates.
    func tell(_ data: Data, _ response: URLResponse) {
        for delegate in delegates {
            if let delegate = delegate as? any URLSessionDataDelegate, let task = self as? URLSessionDataTask {
                delegate.urlSession(session, dataTask: task, didReceive: response) { _ in }
                delegate.urlSession(session, dataTask: task, didReceive: data)
            }
            collect(for: delegate)
            delegate.urlSession(session, task: self, didCompleteWithError: nil)
        }
    }
}

/// A thread-safe counter from 1.
private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}

open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Cancels and passes nil: downloads cannot be resumed.
    open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
        cancel()
        VirtualDispatchQueue.main.async { completionHandler(nil) }
    }

    override func tell(_ data: Data, _ response: URLResponse) {
        for delegate in delegates {
            if let delegate = delegate as? any URLSessionDownloadDelegate,
                let file = try? URLSession.temporaryFile(with: data)
            {
                let count = Int64(data.count)
                delegate.urlSession(
                    session, downloadTask: self, didWriteData: count, totalBytesWritten: count,
                    totalBytesExpectedToWrite: count)
                delegate.urlSession(session, downloadTask: self, didFinishDownloadingTo: file)
                try? FileManager.default.removeItem(at: file)
            }
            collect(for: delegate)
            delegate.urlSession(session, task: self, didCompleteWithError: nil)
        }
    }
}
