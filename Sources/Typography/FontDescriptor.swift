// SPDX-License-Identifier: MIT

import Foundation

/// What a text asks for: which family, how large, how heavy. `FontLibrary` finds the face that comes nearest.
public struct FontDescriptor: Sendable, Hashable {
    /// The designs of the system font.
    public enum Design: Sendable, Hashable, CaseIterable { case `default`, rounded, serif, monospaced }

    public enum Family: Sendable, Hashable {
        case system(Design)
        /// A family, full or PostScript name; case, blanks and hyphens do not matter.
        case named(String)
    }

    public var family: Family
    /// Points to the em. Outside of `sizes`, and when not a number, the nearest size in there stands for it.
    public var size: CGFloat
    /// 100 (ultra light), 200 (thin), 300 … 900 (black), as in CSS and OpenType.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of equal width, for counters that must not jump.
    public var hasMonospacedDigits: Bool
    /// How wide letters are, as a multiple of the width that the font gives them; outside of `stretches`, and when not a
    /// number, the nearest one in there stands for it.
    public var stretch: CGFloat = 1
    /// Lines of the system font are a whole number of points high, as on macOS.
    public var hasWholeLines = false

    /// What can be laid out; larger glyphs than this cover any canvas.
    public static let sizes: ClosedRange<CGFloat> = 0...100_000
    /// Beyond, letters cannot be read.
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
