// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// Dimensions of the controls of macOS 12 to 15 for one control size, in points.
struct MacMetrics {
    /// The height of bezels: buttons, pop-up buttons, segments and steppers. Text fields are 2 points higher.
    let height: CGFloat
    let cornerRadius: CGFloat
    /// The font of a label if the environment has no font.
    let font: Font
    /// The line height of `font`.
    let lineHeight: CGFloat
    /// The side of checkboxes and the diameter of radio buttons.
    let box: CGFloat
    let switchSize: CGSize
    /// The diameter of a slider's knob.
    let knob: CGFloat
    /// The side of an indeterminate progress view.
    let spinner: CGFloat

    /// The padding of a label above and below, which makes a bezel with one line of text `height` points high. The
    /// text stands 1 point above the middle, as in a bezel that AppKit drew.
    var padding: (top: CGFloat, bottom: CGFloat) { ((height - lineHeight) / 2 - 1, (height - lineHeight) / 2 + 1) }
    /// The padding of a text field's line above and below.
    var fieldPadding: CGFloat { (height + 2 - lineHeight) / 2 }
    /// The distance between a control and its label.
    static let labelSpacing: CGFloat = 8
    /// The distance between a checkbox or radio button and its label.
    static let boxSpacing: CGFloat = 6
    /// The height of a line of body text.
    static let bodyLine: CGFloat = 16
    /// The height of capitals in the body font.
    static let capHeight: CGFloat = 9
    /// The baseline of a label whose capitals have their middle at the middle of a control.
    static func baseline(in height: CGFloat) -> CGFloat { (height + capHeight) / 2 }
}

extension ControlSize {
    /// The metrics of macOS for this control size.
    var mac: MacMetrics {
        switch self {
        case .mini:
            MacMetrics(
                height: 15, cornerRadius: 3.5, font: .system(size: 9), lineHeight: 11, box: 10,
                switchSize: CGSize(width: 26, height: 15), knob: 12, spinner: 10)
        case .small:
            MacMetrics(
                height: 18, cornerRadius: 4.5, font: .subheadline, lineHeight: 14, box: 12,
                switchSize: CGSize(width: 32, height: 18), knob: 16, spinner: 16)
        case .regular:
            MacMetrics(
                height: 20, cornerRadius: 5, font: .body, lineHeight: 16, box: 14,
                switchSize: CGSize(width: 38, height: 22), knob: 20, spinner: 32)
        case .large, .extraLarge:
            MacMetrics(
                height: 28, cornerRadius: 6, font: .body, lineHeight: 16, box: 16,
                switchSize: CGSize(width: 54, height: 31), knob: 20, spinner: 32)
        }
    }
}

extension EnvironmentValues {
    /// Whether controls are those of macOS.
    package var isMac: Bool { systemPalette == .macOS15 }
}

extension Color {
    /// The fill of bezels that do not have the accent colour.
    static let bezel = Color(dynamic: { isDark, _ in isDark ? .white.opacity(0.25) : .white })
    /// The fill of text fields, checkboxes and radio buttons. In the dark, it lightens the ground.
    static let fieldBezel = Color(dynamic: { isDark, _ in isDark ? .white.opacity(0.08) : .white })
    /// The border of bezels.
    static let bezelLine = Color(dynamic: { isDark, _ in isDark ? .white.opacity(0.12) : .black.opacity(0.12) })
    /// The tracks of sliders, switches and progress views, and the ground of segments.
    static let macTrack = Color(dynamic: { isDark, _ in isDark ? .white.opacity(0.12) : .black.opacity(0.09) })
    /// The hairline around alerts, sheets and menus.
    package static let macPanelLine = Color(dynamic: { isDark, _ in
        isDark ? .white.opacity(0.16) : .black.opacity(0.14)
    })
    /// AppKit's `textBackgroundColor`, the ground of lists.
    package static let macContent = Color(dynamic: { isDark, _ in Color(white: isDark ? 30.0 / 255 : 1) })
    /// The ground of sidebars, a material over the desktop.
    package static let macSidebar = Color(dynamic: { isDark, _ in Color(white: isDark ? 42.0 / 255 : 240.0 / 255) })
    /// AppKit's `unemphasizedSelectedContentBackgroundColor`: the chosen row of a list in an inactive window.
    package static let macChosen = Color(dynamic: { isDark, _ in Color(white: isDark ? 70.0 / 255 : 220.0 / 255) })
    /// The second of AppKit's `alternatingContentBackgroundColors`.
    package static let macStripe = Color(dynamic: { isDark, _ in
        isDark ? .white.opacity(0.05) : Color(red: 244.0 / 255, green: 245.0 / 255, blue: 245.0 / 255)
    })
    /// AppKit's `windowBackgroundColor`.
    package static let macWindow = Color(dynamic: { isDark, _ in
        Color(white: isDark ? 50.0 / 255 : 236.0 / 255)
    })
}
