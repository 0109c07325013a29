// SPDX-License-Identifier: MIT

import Foundation

/// What is asked of an address.
public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
    /// Whether an answer that is kept will do. Nothing is kept here.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        /// The same as `reloadIgnoringLocalCacheData`.
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    /// The address.
    public var url: URL?
    /// The address of the page that asks.
    public var mainDocumentURL: URL?
    /// Whether an answer that is kept will do.
    public var cachePolicy: CachePolicy
    /// In seconds.
    public var timeoutInterval: TimeInterval
    /// GET, POST and so on.
    public var httpMethod: String? = "GET"
    /// What is said about the request.
    public var allHTTPHeaderFields: [String: String]?
    /// What is sent along.
    public var httpBody: Data?
    /// Whether cookies are sent along.
    public var httpShouldHandleCookies = true
    /// Whether a telephone's network may be used.
    public var allowsCellularAccess = true

    /// A request for an address.
    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    /// The address.
    public var description: String { url?.absoluteString ?? "url: nil" }

    /// What is said under a name; names are the same in capitals.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }
    /// Says something under a name; nil takes it away.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        let known = allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
        var fields = allHTTPHeaderFields ?? [:]
        fields[known] = value
        allHTTPHeaderFields = fields
    }
    /// Says something more under a name.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let present = self.value(forHTTPHeaderField: field)
        setValue(present.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
}
