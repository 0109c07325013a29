// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// An answer, as it is kept.
open class CachedURLResponse: NSObject, @unchecked Sendable {
    /// What came back, but for its bytes.
    public let response: URLResponse
    /// The bytes.
    public let data: Data
    /// What else is known of it.
    public let userInfo: [AnyHashable: Any]?
    /// Where it may be kept.
    public let storagePolicy: URLCache.StoragePolicy

    /// An answer, as it is kept.
    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCache.StoragePolicy = .allowed
    ) {
        self.response = response
        self.data = data
        self.userInfo = userInfo
        self.storagePolicy = storagePolicy
    }
}

/// Answers to requests, kept in memory for the run, as far as there is room for them: the oldest go first. Sessions answer
/// from their cache where the request permits it, so that an app can be drawn with what it has loaded before.
open class URLCache: NSObject, @unchecked Sendable {
    /// Where an answer may be kept.
    public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

    /// That of sessions that have none of their own.
    nonisolated(unsafe) open class var shared: URLCache {
        get { sharedLock.withLock { sharedCache } }
        set { sharedLock.withLock { sharedCache = newValue } }
    }
    private static let sharedLock = NSLock()
    nonisolated(unsafe) private static var sharedCache = URLCache(
        memoryCapacity: 4_194_304, diskCapacity: 20_971_520)

    /// In bytes. Nothing is kept beyond.
    open var memoryCapacity: Int
    /// In bytes; not heeded: a run leaves no files.
    open var diskCapacity: Int
    /// In bytes.
    open var currentMemoryUsage: Int { lock.withLock { kept.reduce(0) { $0 + $1.answer.data.count } } }
    /// 0: a run leaves no files.
    open var currentDiskUsage: Int { 0 }

    private let lock = NSLock()
    /// The oldest first.
    private var kept: [(url: URL, date: Date, answer: CachedURLResponse)] = []

    /// A place for answers.
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
    }

    /// A place for answers.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, directory: nil)
    }

    /// The answer to a request, if it is kept.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        lock.withLock { kept.last { $0.url == request.url }?.answer }
    }

    /// Keeps an answer. One that is larger than there is room for is not kept.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        guard let url = request.url, cachedResponse.storagePolicy != .notAllowed,
            cachedResponse.data.count <= memoryCapacity
        else { return }
        lock.withLock {
            kept.removeAll { $0.url == url }
            kept.append((url, Date(timeIntervalSinceReferenceDate: VirtualClock.now), cachedResponse))
            while kept.reduce(0, { $0 + $1.answer.data.count }) > memoryCapacity { kept.removeFirst() }
        }
    }

    /// Forgets the answer to a request.
    open func removeCachedResponse(for request: URLRequest) {
        lock.withLock { kept.removeAll { $0.url == request.url } }
    }

    /// Forgets all that was kept since a date.
    open func removeCachedResponses(since date: Date) { lock.withLock { kept.removeAll { $0.date > date } } }

    /// Forgets all answers.
    open func removeAllCachedResponses() { lock.withLock { kept = [] } }
}
