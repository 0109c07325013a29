// SPDX-License-Identifier: MIT

import Foundation

/// The spacing that a font adds to its advances, in points.
package struct LetterSpacing: Sendable, Equatable {
    /// After each letter.
    package var tracking: CGFloat
    /// The factor for the excess widths of letters (`LetterWidths`), in points per em.
    package var fitting: CGFloat
    /// After each space in addition, if letters are not fitted.
    package var blank: CGFloat
    /// Whether all digits have equal widths.
    package var hasEqualDigits: Bool

    package static let none = LetterSpacing(tracking: 0)

    package init(tracking: CGFloat, fitting: CGFloat = 0, blank: CGFloat = 0, hasEqualDigits: Bool = false) {
        self.tracking = tracking
        self.fitting = fitting
        self.blank = blank
        self.hasEqualDigits = hasEqualDigits
    }

    /// The spacing after a character that begins with this scalar.
    package func after(_ scalar: UInt32) -> CGFloat { tracking + excess(scalar) }

    /// The offset of its glyphs to the right: excess width is divided between both sides.
    package func shift(_ scalar: UInt32) -> CGFloat { excess(scalar) / 2 }

    private func excess(_ scalar: UInt32) -> CGFloat {
        guard fitting != 0 else { return scalar == 0x20 || scalar == 0xA0 ? blank : 0 }
        if hasEqualDigits, LetterWidths.isDigit(scalar) { return fitting * LetterWidths.digit }
        return fitting * LetterWidths.excess(of: scalar)
    }
}
