// SPDX-License-Identifier: MIT

import Foundation

/// What is asked of a session. It is kept, and makes no difference here.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// As usual.
    open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// Keeping nothing.
    open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
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
    /// Where answers are kept.
    open var urlCache: URLCache?
}

/// Where answers are kept: none are.
open class URLCache: NSObject, @unchecked Sendable {
    /// That of sessions that have none of their own.
    public static let shared = URLCache(memoryCapacity: 0, diskCapacity: 0)
    /// In bytes.
    open var memoryCapacity: Int
    /// In bytes.
    open var diskCapacity: Int

    /// A place for answers.
    public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.memoryCapacity = memoryCapacity
        self.diskCapacity = diskCapacity
    }

    /// Nothing.
    open func removeAllCachedResponses() {}
}
