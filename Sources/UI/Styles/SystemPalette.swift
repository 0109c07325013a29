// SPDX-License-Identifier: MIT

import Drawing

/// The operating system whose named colours are used, because Apple's systems differ.
///
/// The colours of iOS 26 are from the Human Interface Guidelines of 2025; renders confirm the red and blue of iOS 26.
/// The colours of macOS are measured on renders of macOS 15 and earlier, where the text colour is slightly lighter than
/// black.
package enum SystemPalette: Sendable, CaseIterable {
    /// iOS 15 to 18.
    case iOS18
    case iOS26
    /// macOS 12 to 15.
    case macOS15

    /// The value of `color` in this operating system; nil if it is the same as in iOS 18.
    func change(of color: SystemColor, isDark: Bool) -> (hex: UInt32, alpha: Float)? {
        let change: (light: (hex: UInt32, alpha: Float), dark: (hex: UInt32, alpha: Float))? =
            switch self {
            case .iOS18: nil
            case .iOS26: Self.iOS26(color)
            case .macOS15: Self.macOS15(color)
            }
        return change.map { isDark ? $0.dark : $0.light }
    }

    private static func iOS26(_ color: SystemColor) -> (light: (UInt32, Float), dark: (UInt32, Float))? {
        switch color {
        case .red: ((0xFF383C, 1), (0xFF4245, 1))
        case .orange: ((0xFF8D28, 1), (0xFF9230, 1))
        case .yellow: ((0xFFCC00, 1), (0xFFD600, 1))
        case .mint: ((0x00C8B3, 1), (0x00DAC3, 1))
        case .teal: ((0x00C3D0, 1), (0x00D2E0, 1))
        case .cyan: ((0x00C0E8, 1), (0x3CD3FE, 1))
        case .blue: ((0x0088FF, 1), (0x0091FF, 1))
        case .indigo: ((0x6155F5, 1), (0x6D7CFF, 1))
        case .purple: ((0xCB30E0, 1), (0xDB34F2, 1))
        case .brown: ((0xAC7F5E, 1), (0xB78A66, 1))
        case .green, .pink, .gray, .primary, .secondary, .tertiary, .quaternary, .quinary, .background: nil
        }
    }

    private static func macOS15(_ color: SystemColor) -> (light: (UInt32, Float), dark: (UInt32, Float))? {
        switch color {
        case .green: ((0x28CD41, 1), (0x32D74B, 1))
        case .teal: ((0x59ADC4, 1), (0x6AC4DC, 1))
        case .cyan: ((0x55BEF0, 1), (0x5AC8F5, 1))
        case .gray: ((0x8E8E93, 1), (0x98989D, 1))
        case .primary: ((0x000000, 0.847), (0xFFFFFF, 0.847))
        case .secondary: ((0x000000, 0.498), (0xFFFFFF, 0.549))
        case .tertiary: ((0x000000, 0.259), (0xFFFFFF, 0.247))
        case .quaternary: ((0x000000, 0.098), (0xFFFFFF, 0.098))
        case .quinary: ((0x000000, 0.05), (0xFFFFFF, 0.05))
        case .background: ((0xECECEC, 1), (0x323232, 1))
        case .red, .orange, .yellow, .mint, .blue, .indigo, .purple, .pink, .brown: nil
        }
    }
}
