// SPDX-License-Identifier: MIT

import Foundation
import Styles
@_spi(ViewGraph) import ViewGraph

/// The sizes of text styles. They depend on the dynamic type size on iOS and are fixed on macOS.
struct TextSizes: Hashable, Sendable {
    var dynamicTypeSize = DynamicTypeSize.large
    var isMac = false

    static let standard = TextSizes()
    /// Whether letters are light on a dark ground.
    var isDark = false

    /// The width in points that the font smoothing of macOS adds to strokes of letters; 0 on iOS. Light letters gain
    /// more. The widths are fitted to the ink of letters of 11 and 13 points that macOS drew at 2×.
    var thickening: CGFloat { isMac ? isDark ? 0.5 : 0.29 : 0 }

    /// The font size and the line height, in points.
    func metrics(of style: Font.TextStyle) -> (size: CGFloat, lineHeight: CGFloat) {
        isMac ? Self.mac(style) : dynamicTypeSize.metrics(of: style)
    }

    /// The ratio of the style's font size to its size at the default dynamic type size; 1 on macOS.
    func growth(of style: Font.TextStyle) -> CGFloat {
        isMac ? 1 : metrics(of: style).size / Self.standard.metrics(of: style).size
    }

    /// Regular, except for headlines and, on macOS, `caption2`.
    func weight(of style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .headline: isMac ? .bold : .semibold
        case .caption2: isMac ? .medium : .regular
        default: .regular
        }
    }

    /// The weight of bold text in a style (Apple's tables). It is bold for the three largest styles and semibold for
    /// most others; headlines on macOS are heavy.
    func emphasizedWeight(of style: Font.TextStyle) -> Font.Weight {
        switch style {
        case .largeTitle, .title, .title2: .bold
        case .headline where isMac: .heavy
        default: .semibold
        }
    }

    /// The font size and line height of a style on macOS (Apple's table), in points.
    private static func mac(_ style: Font.TextStyle) -> (size: CGFloat, lineHeight: CGFloat) {
        switch style {
        case .largeTitle: (26, 32)
        case .title: (22, 26)
        case .title2: (17, 22)
        case .title3: (15, 20)
        case .headline, .body: (13, 16)
        case .callout: (12, 15)
        case .subheadline: (11, 14)
        case .footnote, .caption, .caption2: (10, 13)
        }
    }
}

extension EnvironmentValues {
    var textSizes: TextSizes {
        let isMac = systemPalette == .macOS15
        return TextSizes(dynamicTypeSize: dynamicTypeSize, isMac: isMac, isDark: isMac && colorScheme == .dark)
    }
}
