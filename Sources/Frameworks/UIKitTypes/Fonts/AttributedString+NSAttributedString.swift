// SPDX-License-Identifier: MIT

import Foundation
import Views

extension AttributedString {
    /// The same text, with the letters, colours, distances and links that both know.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            part.uiKit.font = attributes[.font] as? UIFont
            part.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
            part.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
            part.uiKit.kern = attributes[.kern] as? CGFloat
            part.link = attributes[.link] as? URL
            append(part)
        }
    }
}
