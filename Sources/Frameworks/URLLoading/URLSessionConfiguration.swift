// SPDX-License-Identifier: MIT

import Foundation

/// What is asked of a session. It is kept, and makes no difference here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// As usual.
    open class var `default`: URLSessionConfiguration { keepingAnswers(in: .shared) }
    /// Keeping answers for itself alone.
    open class var ephemeral: URLSessionConfiguration {
        keepingAnswers(in: URLCache(memoryCapacity: 512_000, diskCapacity: 0))
    }
    private static func keepingAnswers(in cache: URLCache) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.urlCache = cache
        return configuration
    }
    /// Going on without the app; as usual here.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }
    /// What to call a session that goes on without the app.
    public private(set) var identifier: String?
    /// Whether it waits for a good moment.
    open var isDiscretionary = false
    /// Whether the app is started when it ends.
    open var sessionSendsLaunchEvents = false
    /// Whether a connection that costs may be used.
    open var allowsExpensiveNetworkAccess = true
    /// Whether a connection that somebody saves on may be used.
    open var allowsConstrainedNetworkAccess = true
    /// Whether cookies are sent along.
    open var httpShouldSetCookies = true
    /// Shared by apps of one maker.
    open var sharedContainerIdentifier: String?
    /// In seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// In seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// Whether to wait for a connection.
    open var waitsForConnectivity = false
    /// Whether a telephone's network may be used.
    open var allowsCellularAccess = true
    /// At the same time.
    open var httpMaximumConnectionsPerHost = 6
    /// What is said about each request.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// Whether an answer that is kept will do.
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// Answers that are known: requests that may have one of these are given it. Nothing is kept by itself.
    open var urlCache: URLCache?
}
