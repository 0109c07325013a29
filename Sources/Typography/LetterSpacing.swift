// SPDX-License-Identifier: MIT

import Foundation

/// What a font adds to the advances of its letters, in points.
package struct LetterSpacing: Sendable, Equatable {
    /// After each letter.
    package var tracking: CGFloat
    /// For each em by which SF's letter is wider than the one that stands for it (`LetterWidths`).
    package var fitting: CGFloat
    /// After each blank besides, where letters are not fitted.
    package var blank: CGFloat
    /// Digits are all as wide as each other.
    package var hasEqualDigits: Bool

    package static let none = LetterSpacing(tracking: 0)

    package init(tracking: CGFloat, fitting: CGFloat = 0, blank: CGFloat = 0, hasEqualDigits: Bool = false) {
        self.tracking = tracking
        self.fitting = fitting
        self.blank = blank
        self.hasEqualDigits = hasEqualDigits
    }

    /// After a character that begins with this scalar.
    package func after(_ scalar: UInt32) -> CGFloat { tracking + excess(scalar) }

    /// How far to the right its glyphs are drawn: what it is wider by stands on both of its sides.
    package func shift(_ scalar: UInt32) -> CGFloat { excess(scalar) / 2 }

    private func excess(_ scalar: UInt32) -> CGFloat {
        guard fitting != 0 else { return scalar == 0x20 || scalar == 0xA0 ? blank : 0 }
        if hasEqualDigits, LetterWidths.isDigit(scalar) { return fitting * LetterWidths.digit }
        return fitting * LetterWidths.excess(of: scalar)
    }
}
