// SPDX-License-Identifier: MIT

import Foundation

public struct URLRequest: Hashable, Sendable, CustomStringConvertible {
    /// Only `reloadIgnoringLocalCacheData` and `reloadIgnoringLocalAndRemoteCacheData` bypass the session's cache. All
    /// other policies return a cached response if there is one, and load otherwise.
    public enum CachePolicy: UInt, Sendable {
        case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad, returnCacheDataDontLoad
        case reloadIgnoringLocalAndRemoteCacheData, reloadRevalidatingCacheData
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    public var url: URL?
    public var mainDocumentURL: URL?
    public var cachePolicy: CachePolicy
    public var timeoutInterval: TimeInterval
    public var httpMethod: String? = "GET"
    public var allHTTPHeaderFields: [String: String]?
    public var httpBody: Data?
    public var httpShouldHandleCookies = true
    public var allowsCellularAccess = true

    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        self.timeoutInterval = timeoutInterval
    }

    public var description: String { url?.absoluteString ?? "url: nil" }

    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        let known = allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
        var fields = allHTTPHeaderFields ?? [:]
        fields[known] = value
        allHTTPHeaderFields = fields
    }
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let present = self.value(forHTTPHeaderField: field)
        setValue(present.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
    }
}
