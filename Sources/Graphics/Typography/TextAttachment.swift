// SPDX-License-Identifier: MIT

import Foundation

/// Space for an object within a text. Lengths are in points.
public struct TextAttachment: Sendable, Hashable {
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline.
    public var descent: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }

    /// The character that stands for it in its run: OBJECT REPLACEMENT CHARACTER.
    public static let character: Character = "\u{FFFC}"

    func scaled(by scale: CGFloat) -> TextAttachment {
        TextAttachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }
}
