// SPDX-License-Identifier: MIT

import Foundation

/// What was copied last, within this rendering's process.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    /// The one that all apps share.
    public static let general = UIPasteboard()
    /// A text.
    public var string: String?
    /// Texts.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    /// A link.
    public var url: URL?
    /// An image.
    public var image: UIImage?
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is an image.
    public var hasImages: Bool { image != nil }
    /// Whether there is a link.
    public var hasURLs: Bool { url != nil }
}
