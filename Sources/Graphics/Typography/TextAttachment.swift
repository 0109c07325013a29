// SPDX-License-Identifier: MIT

import Foundation

/// Space for an object in a text. Lengths are in points.
public struct TextAttachment: Sendable, Hashable {
    public var width: CGFloat
    /// The height above the baseline. The line grows to contain it.
    public var ascent: CGFloat
    /// The depth below the baseline, positive downwards. The line grows to contain it.
    public var descent: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.width, self.ascent, self.descent) = (width, ascent, descent)
    }

    /// The character that stands for the attachment in its run: OBJECT REPLACEMENT CHARACTER.
    public static let character: Character = "\u{FFFC}"

    func scaled(by scale: CGFloat) -> TextAttachment {
        TextAttachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }
}
