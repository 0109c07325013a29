// SPDX-License-Identifier: MIT

import Foundation
import Views

extension AttributedString {
    /// Converts fonts, colours, kerning and links. Drops other attributes.
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

extension NSAttributedString {
    /// Converts fonts, colours, kerning and links. Drops other attributes.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.uiKit.font
            attributes[.foregroundColor] = run.uiKit.foregroundColor
            attributes[.backgroundColor] = run.uiKit.backgroundColor
            attributes[.kern] = run.uiKit.kern
            attributes[.link] = run.link
            text.append(
                NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: text)
    }
}
