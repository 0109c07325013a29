// SPDX-License-Identifier: MIT

import Foundation

open class URLResponse: NSObject, @unchecked Sendable {
    public let url: URL?
    public let mimeType: String?
    public let expectedContentLength: Int64
    public let textEncodingName: String?
    open var suggestedFilename: String? { url?.lastPathComponent }

    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    public let statusCode: Int
    public let allHeaderFields: [AnyHashable: Any]

    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1, textEncodingName: nil)
    }

    public func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value as? String
    }

    /// "no error" for 200; otherwise "status" and the number.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        statusCode == 200 ? "no error" : "status \(statusCode)"
    }
}
