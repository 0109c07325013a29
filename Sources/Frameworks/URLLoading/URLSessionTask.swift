// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Something that a session is asked to do.
open class URLSessionTask: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum State: Int, Sendable { case running, suspended, canceling, completed }

    /// What a task hears at its end.
    typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

    /// Between 0 and 1, how much a task counts.
    public static let defaultPriority: Float = 0.5
    /// Of tasks that can wait.
    public static let lowPriority: Float = 0.25
    /// Of tasks that cannot.
    public static let highPriority: Float = 0.75

    /// What was asked first.
    public let originalRequest: URLRequest?
    /// What is asked.
    open var currentRequest: URLRequest? { originalRequest }
    /// What came back.
    public private(set) var response: URLResponse?
    /// What went wrong.
    public private(set) var error: (any Error)?
    /// How far it is.
    public private(set) var state = State.suspended
    /// A number for the session.
    public let taskIdentifier: Int
    /// What to call it.
    open var taskDescription: String?
    /// Between 0 and 1, how much it counts; not heeded.
    open var priority = URLSessionTask.defaultPriority
    /// When it may begin; not heeded.
    open var earliestBeginDate: Date?
    /// Whoever is told what happens, before the session's.
    open var delegate: (any URLSessionTaskDelegate)?
    /// Nothing, then all.
    public let progress = Progress(totalUnitCount: 1)
    /// How many bytes came.
    public private(set) var countOfBytesReceived: Int64 = 0
    /// How many bytes should come; -1 where nobody knows.
    open var countOfBytesExpectedToReceive: Int64 { response?.expectedContentLength ?? -1 }
    /// How many bytes went.
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

    /// Asks.
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

    /// Asks no longer.
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

    /// Waits.
    open func suspend() { if state == .running { state = .suspended } }

    /// Whoever is told what happens: its own first.
    var delegates: [any URLSessionTaskDelegate] {
        [delegate, session.delegate as? any URLSessionTaskDelegate].compactMap { $0 }
    }

    func collect(for delegate: any URLSessionTaskDelegate) {
        delegate.urlSession(
            session, task: self,
            didFinishCollecting: URLSessionTaskMetrics(self, at: Date(timeIntervalSinceReferenceDate: VirtualClock.now))
        )
    }

    /// Tells delegates of the answer.
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

/// Numbers from 1 on.
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

/// A task that asks for bytes.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends bytes along.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that asks for a file.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
    /// Asks no longer; there is nothing to go on from.
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
