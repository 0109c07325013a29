// SPDX-License-Identifier: MIT

import Foundation

/// What comes back from an address, but for its bytes.
open class URLResponse: NSObject, @unchecked Sendable {
    /// The address.
    public let url: URL?
    /// What kind of bytes.
    public let mimeType: String?
    /// How many bytes; -1 where nobody knows.
    public let expectedContentLength: Int64
    /// How text is encoded.
    public let textEncodingName: String?
    /// What the bytes may be called as a file.
    open var suggestedFilename: String? { url?.lastPathComponent }

    /// What comes back from an address.
    public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
        self.url = url
        self.mimeType = mimeType
        self.expectedContentLength = Int64(expectedContentLength)
        self.textEncodingName = textEncodingName
    }
}

/// What a server of the web says.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    /// 200 where all is well.
    public let statusCode: Int
    /// What is said about the answer.
    public let allHeaderFields: [AnyHashable: Any]

    /// What a server of the web says.
    public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
        self.statusCode = statusCode
        allHeaderFields = headerFields ?? [:]
        super.init(url: url, mimeType: headerFields?["Content-Type"], expectedContentLength: -1, textEncodingName: nil)
    }

    /// What is said under a name.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value as? String
    }

    /// What a status means.
    open class func localizedString(forStatusCode statusCode: Int) -> String {
        statusCode == 200 ? "no error" : "status \(statusCode)"
    }
}
