// SPDX-License-Identifier: MIT

import Foundation

/// Spacing in points that belongs to a font and is added to its advances.
package struct LetterSpacing: Sendable, Equatable {
    /// The spacing after each character.
    package var tracking: CGFloat
    /// The factor on the excess widths of `LetterWidths`, in points per em; 0 for fonts that are not fitted.
    package var fitting: CGFloat
    /// Additional spacing after each space if `fitting` is 0.
    package var blank: CGFloat
    /// If true, every digit gets the same excess width, `LetterWidths.digit`.
    package var hasEqualDigits: Bool
    /// If true, the excess widths are those of italic text.
    package var isItalic: Bool

    package static let none = LetterSpacing(tracking: 0)

    package init(
        tracking: CGFloat, fitting: CGFloat = 0, blank: CGFloat = 0, hasEqualDigits: Bool = false,
        isItalic: Bool = false
    ) {
        self.tracking = tracking
        self.fitting = fitting
        self.blank = blank
        self.hasEqualDigits = hasEqualDigits
        self.isItalic = isItalic
    }

    /// The spacing in points after a character, given its first scalar.
    package func after(_ scalar: UInt32) -> CGFloat { tracking + excess(scalar) }

    /// The shift of the character's glyphs to the right: half its excess width, so that both sides get the same space.
    package func shift(_ scalar: UInt32) -> CGFloat { excess(scalar) / 2 }

    private func excess(_ scalar: UInt32) -> CGFloat {
        guard fitting != 0 else { return scalar == 0x20 || scalar == 0xA0 ? blank : 0 }
        if hasEqualDigits, LetterWidths.isDigit(scalar) { return fitting * LetterWidths.digit }
        return fitting * LetterWidths.excess(of: scalar, isItalic: isItalic)
    }
}
