// SPDX-License-Identifier: MIT

import Foundation

/// The system font: Debian's families, fitted to the metrics of Apple's.
///
/// Lines have the heights of SF Pro, 1950 units above and 494 below the baseline per em of 2048, for every family.
/// Glyphs are scaled to SF's cap height of 1443 units; Inter's x-height then equals SF's within half a percent. Widths
/// are fitted by tracking, by size, and by the kind of the letter (`LetterSpacing`). SF has a text design and a display
/// design, which is narrower by 0.044 em per letter, and a tracking table. Its spaces are narrower than Inter's, its
/// digits and punctuation wider.
///
/// Inter also has a display design, narrower by the same 0.044 em and with smaller lowercase letters. It is used for
/// large text: on Apple's renders the relative x-height at 34 points is 4 % less than at 17, and letters are as wide as
/// in this design.
package enum SystemFont {
    private static let unitsPerEm: CGFloat = 2048
    static let ascent = 1950 / unitsPerEm
    static let descent = 494 / unitsPerEm
    /// The ascent on macOS, where lines are rounded to whole points: 16 for 13 points, 26 for 22 (measured).
    private static let macAscent = 1980 / unitsPerEm

    /// The extent of lines above and below the baseline.
    static func reach(size: CGFloat, isWhole: Bool) -> (ascent: CGFloat, descent: CGFloat) {
        isWhole
            ? ((macAscent * size).rounded(), (descent * size).rounded())
            : (ascent * size, descent * size)
    }

    static let capHeight = 1443 / unitsPerEm
    static let xHeight = 1078 / unitsPerEm

    /// The distance from the baseline down to the middle of the underline, and the thickness of both lines, in ems of
    /// Apple's fonts.
    static let underlineDepth: CGFloat = 0.1
    static let lineThickness: CGFloat = 0.05

    /// The family for a design, and its Debian package. Rounded is Inter with rounded corners (`CornerRounding`).
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

    /// SF changes its design gradually between 17 and 28 points; the nearer one is used.
    private static let displaySize: CGFloat = 23
    private static func isDisplay(_ size: CGFloat) -> Bool { size >= displaySize }
    /// In ems: the width difference of Inter's display design, and that of SF's spaces. Fitted to 14 lines of 24 to 34
    /// points on Apple's renders.
    private static let displayTracking: CGFloat = 0.047
    private static let displayBlank: CGFloat = -0.07

    /// Inter ligates `->` and JetBrains Mono `!=`; Apple's fonts do neither.
    static func features(_ design: FontDescriptor.Design) -> [FontFeature] {
        design == .serif ? [] : [.noContextualAlternates]
    }

    /// The spacing that fits a design to Apple's widths.
    static func spacing(_ descriptor: FontDescriptor, _ design: FontDescriptor.Design) -> LetterSpacing {
        let size = descriptor.size
        switch design {
        case .default where isDisplay(size):
            let tracking = tracking(size: size) + tracking(weight: descriptor.weight, size: size) + displayTracking
            return LetterSpacing(tracking: tracking * size, blank: displayBlank * size)
        case .default, .rounded:
            // The letters of SF's display design have other widths.
            let fitting = 1 - 0.5 * min(max((size - 17) / 5, 0), 1)
            return LetterSpacing(
                tracking: (tracking(size: size) + tracking(weight: descriptor.weight, size: size)) * size,
                fitting: fitting * size, hasEqualDigits: descriptor.hasMonospacedDigits)
        case .serif: return .none
        case .monospaced: return LetterSpacing(tracking: monospacedTracking * size)
        }
    }

    // MARK: - Tracking

    /// Sizes in points and tracking in ems, fitted to 155 lines of 11 to 34 points on Apple's renders. Other rows
    /// follow SF's own table, whose steps are equal where both are known.
    private static let table: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.0565), (7, 0.0494), (8, 0.0428), (9, 0.0354), (10, 0.0285), (11, 0.022), (13, 0.0095), (15, -0.003),
        (16, -0.0064), (17, -0.0115), (20, -0.0225), (22, -0.028), (28, -0.030), (34, -0.031), (40, -0.0335),
        (48, -0.0355),
        (60, -0.0385), (80, -0.0428),
    ]

    /// In ems. Linear between two rows, constant beyond the ends.
    package static func tracking(size: CGFloat) -> CGFloat {
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].tracking }
        let high = table[above]
        guard above > 0 else { return high.tracking }
        let low = table[above - 1]
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    /// The additional tracking of heavier weights in ems: Inter's are narrower than SF's. Measured for 600 at 11 to 24
    /// and 32 points, and for 700 at 22.
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

    /// Brings the advance of JetBrains Mono, scaled to SF's capitals, to 0.618 em.
    private static let monospacedTracking: CGFloat = 0.0389
}
