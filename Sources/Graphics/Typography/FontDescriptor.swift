// SPDX-License-Identifier: MIT

import Foundation

/// The requested properties of a font. `FontLibrary` finds the nearest installed face.
public struct FontDescriptor: Sendable, Hashable {
    /// The designs of the system font, as in SwiftUI's `Font.Design`. `default` is a sans serif.
    public enum Design: Sendable, Hashable, CaseIterable { case `default`, rounded, serif, monospaced }

    public enum Family: Sendable, Hashable {
        case system(Design)
        /// A font by its family name, full name or PostScript name, compared without case, spaces and hyphens.
        case named(String)
    }

    public var family: Family
    /// The size in points per em. Clamped to `sizes`; NaN counts as the lower bound.
    public var size: CGFloat
    /// The weight as in CSS and OpenType: 100 (ultra light), 200 (thin), 300 … 900 (black).
    public var weight: Int
    public var isItalic: Bool
    /// Selects tabular figures (OpenType `tnum`) and gives all digits equal advances.
    public var hasMonospacedDigits: Bool
    /// The factor on the widths of letters. Clamped to `stretches`; NaN counts as the lower bound.
    public var stretch: CGFloat = 1
    /// Whether ascent and descent are rounded to whole points, as on macOS.
    public var hasWholeLines = false
    /// Whether lines of the system font have the ascent and the descent of Helvetica, which replaces missing fonts on macOS.
    public var hasHelveticaLines = false
    /// The width in points that strokes of letters gain, as by the font smoothing of macOS. Advances do not change.
    public var thickening: CGFloat = 0

    /// The range to which `size` is clamped. A single glyph of the largest size covers any canvas.
    public static let sizes: ClosedRange<CGFloat> = 0...100_000
    /// The range to which `stretch` is clamped.
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

extension FontDescriptor {
    /// `thickening` in thousandths of the em, at most a tenth of it.
    var emThickening: Int {
        guard size > 0 else { return 0 }
        return Int((clamped(thickening / size, to: 0...0.1) * 1000).rounded())
    }
}
