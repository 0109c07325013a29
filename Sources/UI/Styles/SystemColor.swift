// SPDX-License-Identifier: MIT

import Drawing

/// The named colours that depend on the appearance.
package enum SystemColor: String, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary
    case background

    package func color(isDark: Bool, in palette: SystemPalette) -> RGBAColor {
        let (hex, alpha) = palette.change(of: self, isDark: isDark) ?? (isDark ? dark : light)
        func component(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
        return RGBAColor(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    // The tables below hold the colours of iOS 15 to 18.

    private var light: (hex: UInt32, alpha: Float) {
        switch self {
        case .red: (0xFF3B30, 1)
        case .orange: (0xFF9500, 1)
        case .yellow: (0xFFCC00, 1)
        case .green: (0x34C759, 1)
        case .mint: (0x00C7BE, 1)
        case .teal: (0x30B0C7, 1)
        case .cyan: (0x32ADE6, 1)
        case .blue: (0x007AFF, 1)
        case .indigo: (0x5856D6, 1)
        case .purple: (0xAF52DE, 1)
        case .pink: (0xFF2D55, 1)
        case .brown: (0xA2845E, 1)
        case .gray: (0x8E8E93, 1)
        case .primary: (0x000000, 1)
        case .secondary: (0x3C3C43, 0.60)
        case .tertiary: (0x3C3C43, 0.30)
        case .quaternary: (0x3C3C43, 0.18)
        case .quinary: (0x3C3C43, 0.10)
        case .background: (0xFFFFFF, 1)
        }
    }

    private var dark: (hex: UInt32, alpha: Float) {
        switch self {
        case .red: (0xFF453A, 1)
        case .orange: (0xFF9F0A, 1)
        case .yellow: (0xFFD60A, 1)
        case .green: (0x30D158, 1)
        case .mint: (0x63E6E2, 1)
        case .teal: (0x40C8E0, 1)
        case .cyan: (0x64D2FF, 1)
        case .blue: (0x0A84FF, 1)
        case .indigo: (0x5E5CE6, 1)
        case .purple: (0xBF5AF2, 1)
        case .pink: (0xFF375F, 1)
        case .brown: (0xAC8E68, 1)
        case .gray: (0x8E8E93, 1)
        case .primary: (0xFFFFFF, 1)
        case .secondary: (0xEBEBF5, 0.60)
        case .tertiary: (0xEBEBF5, 0.30)
        case .quaternary: (0xEBEBF5, 0.16)
        case .quinary: (0xEBEBF5, 0.09)
        case .background: (0x000000, 1)
        }
    }
}
