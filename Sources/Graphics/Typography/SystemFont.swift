// SPDX-License-Identifier: MIT

import Foundation

/// The system font: Debian's font families, fitted to the metrics of Apple's.
///
/// Lines have the height of SF Pro's for every family: 1950 units above and 494 below the baseline, per em of 2048.
/// Glyphs are scaled to SF's cap height of 1443 units; Inter's x-height then equals SF's within half a percent.
/// Tracking by size, and spacing by letter (`LetterSpacing`), fit the widths. SF has a text design, a display design
/// that is narrower by 0.044 em per letter, and a tracking table. SF's spaces are narrower than Inter's; SF's digits
/// and punctuation are wider.
///
/// Inter also has a display design, which is narrower by the same 0.044 em and has smaller lowercase letters. Large
/// text uses it, because it matches Apple's renders. There, letters at 34 points have the widths of this design. Their
/// x-height, relative to the size, is 4 % smaller than at 17 points.
package enum SystemFont {
    private static let unitsPerEm: CGFloat = 2048
    static let ascent = 1950 / unitsPerEm
    static let descent = 494 / unitsPerEm
    /// The ascent on macOS in ems. Rounded to whole points and added to the rounded descent, it gives the line heights
    /// measured on macOS: 16 points at size 13, 26 at size 22.
    private static let macAscent = 1980 / unitsPerEm

    /// Helvetica's ascent and descent in ems, which are those of its font file on macOS.
    private static let helvetica: (ascent: CGFloat, descent: CGFloat) = (0.77, 0.23)

    /// The extents of a line above and below the baseline in points. `hasWholeLines` rounds them to whole points.
    static func reach(size: CGFloat, _ descriptor: FontDescriptor) -> (ascent: CGFloat, descent: CGFloat) {
        let isWhole = descriptor.hasWholeLines
        let (ascent, descent) =
            descriptor.hasHelveticaLines ? helvetica : (isWhole ? macAscent : ascent, descent)
        return isWhole ? ((ascent * size).rounded(), (descent * size).rounded()) : (ascent * size, descent * size)
    }

    static let capHeight = 1443 / unitsPerEm
    static let xHeight = 1078 / unitsPerEm

    /// The distance in ems from the baseline down to the middle of the underline, as in Apple's fonts. The thickness of
    /// underlines and strikethroughs is `lineThickness` ems.
    static let underlineDepth: CGFloat = 0.1
    static let lineThickness: CGFloat = 0.05

    /// The family for a design, and its Debian package. The rounded design is Inter with `CornerRounding`.
    static func family(_ design: FontDescriptor.Design, size: CGFloat) -> (name: String, package: String) {
        switch design {
        case .default where isDisplay(size): ("Inter Display", "fonts-inter")
        case .default, .rounded: ("Inter", "fonts-inter")
        case .serif: ("Noto Serif", "fonts-noto-core")
        case .monospaced: ("JetBrains Mono", "fonts-jetbrains-mono")
        }
    }

    static func families(_ design: FontDescriptor.Design) -> [String] {
        let names = [17, displaySize].map { family(design, size: $0).name }
        return names[0] == names[1] ? [names[0]] : names
    }

    /// The size from which the display design is used. SF changes its design gradually between 17 and 28 points.
    private static let displaySize: CGFloat = 23
    private static func isDisplay(_ size: CGFloat) -> Bool { size >= displaySize }
    /// Additional tracking in ems for Inter's display design. It is fitted to 14 lines of 24 to 34 points in Apple's
    /// renders, and `displayBlank` to the spaces of these lines.
    private static let displayTracking: CGFloat = 0.047
    private static let displayBlank: CGFloat = -0.07

    /// Turns off contextual alternates: Inter joins `->` and JetBrains Mono `!=`, but Apple's fonts do not.
    static func features(_ design: FontDescriptor.Design) -> [FontFeature] {
        design == .serif ? [] : [.noContextualAlternates]
    }

    /// The spacing with which text in a design is as wide as in Apple's font.
    static func spacing(_ descriptor: FontDescriptor, _ design: FontDescriptor.Design) -> LetterSpacing {
        let size = descriptor.size
        switch design {
        case .default where isDisplay(size):
            let tracking = tracking(size: size) + tracking(weight: descriptor.weight, size: size) + displayTracking
            return LetterSpacing(tracking: tracking * size, blank: displayBlank * size)
        case .default, .rounded:
            // SF's display design has other letter widths. So the fitting decreases from 1 at size 17 to 0.5 at size
            // 22.
            let fitting = 1 - 0.5 * min(max((size - 17) / 5, 0), 1)
            return LetterSpacing(
                tracking: (tracking(size: size) + tracking(weight: descriptor.weight, size: size)) * size,
                fitting: fitting * size, hasEqualDigits: descriptor.hasMonospacedDigits,
                isItalic: descriptor.isItalic)
        case .serif: return .none
        case .monospaced: return LetterSpacing(tracking: monospacedTracking * size)
        }
    }

    // MARK: - Tracking

    /// The tracking in ems by size in points, fitted to 155 lines of 11 to 34 points in Apple's renders.
    ///
    /// At these sizes, the differences between rows agree with those of SF's own tracking table. So the rows of other
    /// sizes continue with SF's differences.
    private static let table: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.0565), (7, 0.0494), (8, 0.0428), (9, 0.0354), (10, 0.0285), (11, 0.022), (13, 0.0095), (15, -0.003),
        (16, -0.0064), (17, -0.0115), (20, -0.0225), (22, -0.028), (28, -0.030), (34, -0.031), (40, -0.0335),
        (48, -0.0355),
        (60, -0.0385), (80, -0.0428),
    ]

    /// The tracking in ems. Interpolates linearly between the rows of `table`, and is constant beyond the first and the
    /// last row.
    package static func tracking(size: CGFloat) -> CGFloat {
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].tracking }
        let high = table[above]
        guard above > 0 else { return high.tracking }
        let low = table[above - 1]
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    /// The additional tracking in ems for heavier weights, whose letters are narrower in Inter than in SF. Measured for
    /// weight 600 at 11 to 24 and 32 points, and for weight 700 at 22 points.
    package static func tracking(weight: Int, size: CGFloat) -> CGFloat {
        let large = min(max((size - 24) / 8, 0), 1)
        let semibold = 0.008 + 0.003 * large, bold = 0.019
        switch weight {
        case ...400: return 0
        case ...600: return semibold * CGFloat(weight - 400) / 200
        case ...700: return semibold + (bold - semibold) * CGFloat(weight - 600) / 100
        default: return bold
        }
    }

    /// The tracking of the monospaced design, in ems. With it, JetBrains Mono, scaled to SF's cap height, has an
    /// advance of 0.618 em.
    private static let monospacedTracking: CGFloat = 0.0389
}
