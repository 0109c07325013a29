import Foundation

/// The system font: families that Debian has, fitted to the measures of Apple's.
///
/// Text that is laid out here has the heights of SF Pro: 1950 units above and 494 below the baseline to an em of 2048,
/// whatever family stands in. Glyphs are scaled so that capitals are as high as SF's, 1443 units; Inter's x-height then
/// is SF's within half a percent. Widths are fitted by tracking, in ems after each letter, from three facts:
///
/// - SF has two designs, for text and for display, and adds tracking by a table of sizes.
/// - Three widths measured at 17 points on Apple's renders: Inter needs 0.0182 em more than SF's table adds there, and
///   is then right within 1 %.
/// - SF's display design is narrower than its text design by 0.044 em a letter, as the table of the time before
///   variable fonts tells: −0.026 em at 19 points, and +0.018 at 20, where display began. So from 28 points on Inter
///   needs 0.025 em less than the table; between 20 and 28 the designs blend. This is recalled, not measured.
///
/// Inter has a display design too, which is narrower by the same 0.044 em. It is not used, because its x-height falls
/// short of SF's by 4 %.
package enum SystemFont {
    private static let unitsPerEm: CGFloat = 2048
    static let ascent = 1950 / unitsPerEm
    static let descent = 494 / unitsPerEm
    static let capHeight = 1443 / unitsPerEm
    static let xHeight = 1078 / unitsPerEm

    /// Of Apple's fonts: from the baseline down to the middle of the underline, and the thickness of both lines.
    static let underlineDepth: CGFloat = 0.1
    static let lineThickness: CGFloat = 0.05

    /// The family that stands for a design, and the Debian package that holds it. Rounded is Inter with round corners
    /// (`CornerRounding`), as SF Rounded is SF.
    static func family(_ design: FontDescriptor.Design) -> (name: String, package: String) {
        switch design {
        case .default, .rounded: ("Inter", "fonts-inter")
        case .serif: ("Noto Serif", "fonts-noto-core")
        case .monospaced: ("JetBrains Mono", "fonts-jetbrains-mono")
        }
    }

    /// Inter turns `->` into an arrow and JetBrains Mono `!=` into one sign; Apple's fonts do neither.
    static func features(_ design: FontDescriptor.Design) -> [FontFeature] {
        design == .serif ? [] : [.noContextualAlternates]
    }

    /// Points added after each letter, besides those of the font itself.
    static func tracking(_ design: FontDescriptor.Design, size: CGFloat) -> CGFloat {
        switch design {
        case .default, .rounded: interTracking(size: size)
        case .serif: 0
        case .monospaced: monospacedTracking * size
        }
    }

    // MARK: - SF's table

    /// Size and tracking, both in points.
    private static let table: [(size: CGFloat, tracking: CGFloat)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
        (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38),
        (30, 0.40), (34, 0.40), (40, 0.37), (48, 0.35), (60, 0.26), (80, 0),
    ]

    /// Linear between two rows; in proportion to the size below the first, none above the last.
    package static func sfTracking(size: CGFloat) -> CGFloat {
        guard let above = table.firstIndex(where: { $0.size >= size }) else { return 0 }
        let high = table[above]
        guard above > 0 else { return high.tracking * size / high.size }
        let low = table[above - 1]
        return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }

    // MARK: - What differs from SF

    private static func interTracking(size: CGFloat) -> CGFloat {
        func text(_ size: CGFloat) -> CGFloat { sfTracking(size: size) + 0.0182 * size }
        func display(_ size: CGFloat) -> CGFloat { sfTracking(size: size) - 0.025 * size }
        if size <= 20 { return text(size) }
        if size >= 28 { return display(size) }
        let (low, high) = (text(20) / 20, display(28) / 28)
        return (low + (high - low) * (size - 20) / 8) * size
    }

    /// Brings the advance of JetBrains Mono, scaled to SF's capitals, to 0.618 em.
    private static let monospacedTracking: CGFloat = 0.0389
}
