// SPDX-License-Identifier: MIT

import Drawing

// The system's greys, grounds, fills and lines. UIKit has public names for them, and view code asks UIKit for them.
extension Color {
    /// Text of the third level: #3C3C43 at 0.3; #EBEBF5 at 0.3 in the dark.
    package static let tertiaryLabel = Color(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    /// Text of the fourth level: #3C3C43 at 0.18; #EBEBF5 at 0.16 in the dark.
    package static let quaternaryLabel = Color(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    /// Text that stands where nothing has been typed: #3C3C43 at 0.3; #EBEBF5 at 0.3 in the dark.
    package static let placeholderText = Color(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    /// #AEAEB2; #636366 in the dark.
    package static let systemGray2 = Color(0xAEAEB2, 0x636366)
    /// #C7C7CC; #48484A in the dark.
    package static let systemGray3 = Color(0xC7C7CC, 0x48484A)
    /// #D1D1D6; #3A3A3C in the dark.
    package static let systemGray4 = Color(0xD1D1D6, 0x3A3A3C)
    /// #E5E5EA; #2C2C2E in the dark.
    package static let systemGray5 = Color(0xE5E5EA, 0x2C2C2E)
    /// #F2F2F7; #1C1C1E in the dark.
    package static let systemGray6 = Color(0xF2F2F7, 0x1C1C1E)
    /// The ground of the screen: #FFFFFF; #000000 in the dark, #1C1C1E on sheets.
    package static let systemBackground = Color(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    /// Groups on the ground of the screen: #F2F2F7; #1C1C1E in the dark, #2C2C2E on sheets.
    package static let secondarySystemBackground = Color(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    /// Groups within groups: #FFFFFF; #2C2C2E in the dark, #3A3A3C on sheets.
    package static let tertiarySystemBackground = Color(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    /// The ground of the screen under grouped lists: #F2F2F7; #000000 in the dark, #1C1C1E on sheets.
    package static let systemGroupedBackground = Color(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    /// Groups of a grouped list: #FFFFFF; #1C1C1E in the dark, #2C2C2E on sheets.
    package static let secondarySystemGroupedBackground = Color(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    /// Groups within groups of a grouped list: #F2F2F7; #2C2C2E in the dark, #3A3A3C on sheets.
    package static let tertiarySystemGroupedBackground = Color(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
    /// Behind thin shapes, such as the track of a slider: #787880 at 0.2; #787880 at 0.36 in the dark.
    package static let systemFill = Color(0x787880, 0x787880, alpha: (0.20, 0.36))
    /// Behind shapes of middle size, such as a switch: #787880 at 0.16; #787880 at 0.32 in the dark.
    package static let secondarySystemFill = Color(0x787880, 0x787880, alpha: (0.16, 0.32))
    /// Behind large shapes, such as a text field: #767680 at 0.12; #767680 at 0.24 in the dark.
    package static let tertiarySystemFill = Color(0x767680, 0x767680, alpha: (0.12, 0.24))
    /// Behind large areas: #747480 at 0.08; #747480 at 0.18 in the dark.
    package static let quaternarySystemFill = Color(0x747480, 0x747480, alpha: (0.08, 0.18))
    /// Lines between parts, through which the ground shows: #3C3C43 at 0.29; #545458 at 0.6 in the dark.
    package static let separator = Color(0x3C3C43, 0x545458, alpha: (0.29, 0.60))
    /// Lines between parts: #C6C6C8; #38383A in the dark.
    package static let opaqueSeparator = Color(0xC6C6C8, 0x38383A)
    /// What the material of bars comes to above a plain ground.
    package static let barGround = Color(0xF9F9F9, 0x1D1D1D, alpha: (0.94, 0.94))

    /// - Parameters:
    ///   - light: 0xRRGGBB.
    ///   - dark: the same, in the dark.
    ///   - elevated: the same, in the dark, on sheets and popovers; nil: as elsewhere.
    private init(
        _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil, alpha: (light: Float, dark: Float) = (1, 1)
    ) {
        func color(_ hex: UInt32, _ alpha: Float) -> RGBAColor {
            func component(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
            return RGBAColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
        }
        self.init(
            light: color(light, alpha.light), dark: color(dark, alpha.dark),
            elevated: elevated.map { color($0, alpha.dark) })
    }
}
