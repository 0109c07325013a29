// SPDX-License-Identifier: MIT

import Foundation
import Views

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number; any value but 0 draws one solid line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A number; any value but 0 draws one solid line.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Kept and not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let link = NSAttributedString.Key("NSLink")
}

extension NSString {
    /// Measures with the font only; all other attributes are ignored.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font.size(of: String(describing: self))
    }
}

extension String {
    /// Measures with the font only; all other attributes are ignored.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)).font.size(of: self)
    }
}
