// SPDX-License-Identifier: MIT

import Foundation

/// Holds copied items within the process of one rendering.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    public static let general = UIPasteboard()
    public var string: String?
    /// At most one string; setting keeps the first.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    public var url: URL?
    public var image: UIImage?
    public var hasStrings: Bool { string != nil }
    public var hasImages: Bool { image != nil }
    public var hasURLs: Bool { url != nil }
}
