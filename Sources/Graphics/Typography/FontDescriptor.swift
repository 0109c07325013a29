// SPDX-License-Identifier: MIT

import Foundation

/// The requested properties of a font. `FontLibrary` finds the nearest face.
public struct FontDescriptor: Sendable, Hashable {
    /// The designs of the system font.
    public enum Design: Sendable, Hashable, CaseIterable { case `default`, rounded, serif, monospaced }

    public enum Family: Sendable, Hashable {
        case system(Design)
        /// A family name, full name or PostScript name, compared without case, spaces and hyphens.
        case named(String)
    }

    public var family: Family
    /// Points per em. Clamped to `sizes`; NaN counts as the lower bound.
    public var size: CGFloat
    /// 100 (ultra light), 200 (thin), 300 … 900 (black), as in CSS and OpenType.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of equal width.
    public var hasMonospacedDigits: Bool
    /// The width of letters relative to the font's own. Clamped to `stretches`; NaN counts as the lower bound.
    public var stretch: CGFloat = 1
    /// Whether lines of the system font are a whole number of points high, as on macOS.
    public var hasWholeLines = false

    /// The supported values of `size`. Glyphs of the largest cover any canvas.
    public static let sizes: ClosedRange<CGFloat> = 0...100_000
    /// The supported values of `stretch`.
    public static let stretches: ClosedRange<CGFloat> = 0.25...4

    public init(
        family: Family = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
