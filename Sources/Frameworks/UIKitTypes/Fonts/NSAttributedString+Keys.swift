// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `URL`.
    public static let link = NSAttributedString.Key("NSLink")
}

extension NSString {
    /// The size of one line of this text, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font.size(of: String(describing: self))
    }
}

extension String {
    /// The size of one line of this text, in points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font.size(of: self)
    }
}
