// SPDX-License-Identifier: MIT

import Drawing

// The system's greys, backgrounds, fills and separators, under their UIKit names.
extension Color {
    package static let tertiaryLabel = Color(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    package static let quaternaryLabel = Color(0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16))
    package static let placeholderText = Color(0x3C3C43, 0xEBEBF5, alpha: (0.30, 0.30))
    package static let systemGray2 = Color(0xAEAEB2, 0x636366)
    package static let systemGray3 = Color(0xC7C7CC, 0x48484A)
    package static let systemGray4 = Color(0xD1D1D6, 0x3A3A3C)
    package static let systemGray5 = Color(0xE5E5EA, 0x2C2C2E)
    package static let systemGray6 = Color(0xF2F2F7, 0x1C1C1E)
    package static let systemBackground = Color(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    package static let secondarySystemBackground = Color(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
    package static let tertiarySystemBackground = Color(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
    package static let systemGroupedBackground = Color(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
    package static let secondarySystemGroupedBackground = Color(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
    package static let tertiarySystemGroupedBackground = Color(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
    package static let systemFill = Color(0x787880, 0x787880, alpha: (0.20, 0.36))
    package static let secondarySystemFill = Color(0x787880, 0x787880, alpha: (0.16, 0.32))
    package static let tertiarySystemFill = Color(0x767680, 0x767680, alpha: (0.12, 0.24))
    package static let quaternarySystemFill = Color(0x747480, 0x747480, alpha: (0.08, 0.18))
    package static let separator = Color(0x3C3C43, 0x545458, alpha: (0.29, 0.60))
    package static let opaqueSeparator = Color(0xC6C6C8, 0x38383A)
    /// The colour of the bar material above a plain background.
    package static let barBackground = Color(0xF9F9F9, 0x1D1D1D, alpha: (0.94, 0.94))

    /// - Parameters:
    ///   - light: 0xRRGGBB.
    ///   - dark: 0xRRGGBB for dark appearance.
    ///   - elevated: 0xRRGGBB for dark appearance on sheets and popovers; nil for the same as `dark`.
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
