// SPDX-License-Identifier: MIT

import Foundation

/// Only `urlCache` has an effect; other settings are kept and ignored.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    open class var `default`: URLSessionConfiguration { keepingAnswers(in: .shared) }
    open class var ephemeral: URLSessionConfiguration {
        keepingAnswers(in: URLCache(memoryCapacity: 512_000, diskCapacity: 0))
    }
    private static func keepingAnswers(in cache: URLCache) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.urlCache = cache
        return configuration
    }
    /// A default configuration without a cache.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration()
        configuration.identifier = identifier
        return configuration
    }
    public private(set) var identifier: String?
    open var isDiscretionary = false
    open var sessionSendsLaunchEvents = false
    open var allowsExpensiveNetworkAccess = true
    open var allowsConstrainedNetworkAccess = true
    open var httpShouldSetCookies = true
    open var sharedContainerIdentifier: String?
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var waitsForConnectivity = false
    open var allowsCellularAccess = true
    open var httpMaximumConnectionsPerHost = 6
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
    /// The cache in which sessions look up responses. Sessions do not store responses in this cache.
    open var urlCache: URLCache?
}
