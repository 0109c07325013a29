// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

open class CachedURLResponse: NSObject, @unchecked Sendable {
    public let response: URLResponse
    public let data: Data
    public let userInfo: [AnyHashable: Any]?
    public let storagePolicy: URLCache.StoragePolicy

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

/// A cache of responses in memory, kept until the process ends. If the cache exceeds `memoryCapacity`, the oldest
/// responses are evicted.
///
/// Sessions look up responses here, unless the request's `CachePolicy` bypasses the cache. Sessions store no responses.
/// An app's code may store responses, so that the app can be drawn without a network.
open class URLCache: NSObject, @unchecked Sendable {
    public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }

    nonisolated(unsafe) open class var shared: URLCache {
        get { sharedLock.withLock { sharedCache } }
        set { sharedLock.withLock { sharedCache = newValue } }
    }
    private static let sharedLock = NSLock()
    nonisolated(unsafe) private static var sharedCache = URLCache(
        memoryCapacity: 4_194_304, diskCapacity: 20_971_520)

    /// In bytes. Larger responses are not kept.
    open var memoryCapacity: Int
    /// Kept and ignored: nothing is written to disk.
    open var diskCapacity: Int
    open var currentMemoryUsage: Int { lock.withLock { kept.reduce(0) { $0 + $1.answer.data.count } } }
    /// Always 0: nothing is written to disk.
    open var currentDiskUsage: Int { 0 }

    private let lock = NSLock()
    /// The cached responses, oldest first.
    private var kept: [(url: URL, date: Date, answer: CachedURLResponse)] = []

    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
    }

    public convenience init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, directory: nil)
    }

    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        lock.withLock { kept.last { $0.url == request.url }?.answer }
    }

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

    open func removeCachedResponse(for request: URLRequest) {
        lock.withLock { kept.removeAll { $0.url == request.url } }
    }

    open func removeCachedResponses(since date: Date) { lock.withLock { kept.removeAll { $0.date > date } } }

    open func removeAllCachedResponses() { lock.withLock { kept = [] } }
}
