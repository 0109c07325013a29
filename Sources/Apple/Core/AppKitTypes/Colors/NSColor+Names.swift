// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension NSColor {
    /// A colour with a value for each appearance, as red, green and blue in hexadecimal, and opacity.
    private static func adaptive(
        _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
    ) -> NSColor {
        NSColor { $0.userInterfaceStyle == .dark ? color(dark, darkAlpha) : color(light, lightAlpha) }
    }
    private static func adaptive(_ light: UInt32, _ dark: UInt32) -> NSColor { adaptive(light, 1, dark, 1) }

    private static func color(_ hex: UInt32, _ alpha: CGFloat) -> NSColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 255) / 255 }
        return NSColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }

    // Labels and texts. Labels have the values of SwiftUI's hierarchical styles.

    public static let labelColor = NSColor(.primary)
    public static let secondaryLabelColor = NSColor(.secondary)
    public static let tertiaryLabelColor = NSColor.tertiaryLabel
    public static let quaternaryLabelColor = NSColor.quaternaryLabel
    public static let quinaryLabel = adaptive(0x000000, 0.05, 0xFFFFFF, 0.05)
    /// #000000; #FFFFFF in dark mode.
    public static let textColor = adaptive(0x000000, 0xFFFFFF)
    public static let placeholderTextColor = adaptive(0x000000, 0.25, 0xFFFFFF, 0.25)
    public static let selectedTextColor = textColor
    /// #B3D7FF; #3F638B in dark mode.
    public static let selectedTextBackgroundColor = adaptive(0xB3D7FF, 0x3F638B)
    public static let unemphasizedSelectedTextColor = textColor
    public static let unemphasizedSelectedTextBackgroundColor = adaptive(0xDCDCDC, 0x464646)
    /// #FFFFFF; #1E1E1E in dark mode.
    public static let textBackgroundColor = adaptive(0xFFFFFF, 0x1E1E1E)
    /// #0068DA; #419CFF in dark mode.
    public static let linkColor = adaptive(0x0068DA, 0x419CFF)
    public static let headerTextColor = adaptive(0x000000, 0.85, 0xFFFFFF, 1)
    public static let textInsertionPointColor = NSColor(.accentColor)

    // Controls.

    public static let controlAccentColor = NSColor(.accentColor)
    public static let controlColor = adaptive(0xFFFFFF, 1, 0xFFFFFF, 0.25)
    /// #FFFFFF; #1E1E1E in dark mode.
    public static let controlBackgroundColor = adaptive(0xFFFFFF, 0x1E1E1E)
    public static let controlTextColor = adaptive(0x000000, 0.85, 0xFFFFFF, 0.85)
    public static let disabledControlTextColor = adaptive(0x000000, 0.25, 0xFFFFFF, 0.25)
    public static let selectedControlColor = adaptive(0xB3D7FF, 0x3F638B)
    public static let selectedControlTextColor = adaptive(0x000000, 0.85, 0xFFFFFF, 0.85)
    public static let alternateSelectedControlTextColor = NSColor.white
    /// #0063E1; #0058D0 in dark mode.
    public static let selectedContentBackgroundColor = adaptive(0x0063E1, 0x0058D0)
    public static let unemphasizedSelectedContentBackgroundColor = adaptive(0xDCDCDC, 0x464646)
    public static let alternatingContentBackgroundColors = [
        controlBackgroundColor, adaptive(0xF4F5F5, 1, 0xFFFFFF, 0.05),
    ]
    public static let keyboardFocusIndicatorColor = adaptive(0x0067F4, 0.5, 0x1AA9FF, 0.5)
    public static let selectedMenuItemTextColor = NSColor.white
    public static let gridColor = adaptive(0xE6E6E6, 0x1A1A1A)
    public static let separatorColor = adaptive(0x000000, 0.1, 0xFFFFFF, 0.1)
    public static let findHighlightColor = NSColor.yellow
    public static let highlightColor = adaptive(0xFFFFFF, 0xB4B4B4)
    public static let shadowColor = NSColor.black
    public static let scrubberTexturedBackground = controlBackgroundColor

    // Windows. The first has the value of the background of a rendering.

    /// #ECECEC; #323232 in dark mode.
    public static let windowBackgroundColor = adaptive(0xECECEC, 0x323232)
    public static let windowFrameTextColor = adaptive(0x000000, 0.85, 0xFFFFFF, 0.85)
    public static let underPageBackgroundColor = adaptive(0x969696, 0.9, 0x282828, 1)
}
