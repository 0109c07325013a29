// SPDX-License-Identifier: MIT

import Foundation
import Views

/// A font at a size, for the code of UIKit.
open class UIFont: NSObject, @unchecked Sendable {
    package let font: Font
    /// In points.
    public let pointSize: CGFloat
    /// The name under which it was asked for; of the system's font, its own.
    public let fontName: String
    let traits: UIFontDescriptor.SymbolicTraits

    /// How heavy strokes are.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// -1 to 1; 0 is regular.
        public let rawValue: CGFloat
        /// A weight by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight by its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 100 on the scale of OpenType.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// 200 on the scale of OpenType.
        public static let thin = Weight(rawValue: -0.6)
        /// 300 on the scale of OpenType.
        public static let light = Weight(rawValue: -0.4)
        /// 400 on the scale of OpenType.
        public static let regular = Weight(rawValue: 0)
        /// 500 on the scale of OpenType.
        public static let medium = Weight(rawValue: 0.23)
        /// 600 on the scale of OpenType.
        public static let semibold = Weight(rawValue: 0.3)
        /// 700 on the scale of OpenType.
        public static let bold = Weight(rawValue: 0.4)
        /// 800 on the scale of OpenType.
        public static let heavy = Weight(rawValue: 0.56)
        /// 900 on the scale of OpenType.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest of those above.
        var weight: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    /// What a text is in its surroundings.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// A style by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    init(
        _ font: Font, size: CGFloat, name: String = ".SFUI-Regular", traits: UIFontDescriptor.SymbolicTraits = []
    ) {
        self.font = font
        self.traits = traits
        pointSize = size
        fontName = name
    }

    /// A font by its name. Never nil: where none of that name is installed, the system's font is drawn, with a warning.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), size: size, name: name)
    }

    /// The system's font, regular.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }
    /// The system's font in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    /// The system's font, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), size: size, traits: .traitBold)
    }
    /// The system's font, italic.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size, traits: .traitItalic)
    }
    /// The system's font with letters of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }
    /// The system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
    }
    /// The font of a style of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), size: Font.size(of: style.style))
    }

    /// The same font in another size.
    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(font.inSize(size), size: size, name: fontName, traits: traits)
    }

    /// From the baseline to the top of the line, in points.
    open var ascender: CGFloat { font.metrics?.ascent ?? 0 }
    /// From the baseline to the bottom of the line, in points; negative.
    open var descender: CGFloat { -(font.metrics?.descent ?? 0) }
    /// From line to line, in points.
    open var lineHeight: CGFloat { font.lineHeight }
    /// Of capitals, in points.
    open var capHeight: CGFloat { font.metrics?.capHeight ?? 0 }
    /// Of a small x, in points.
    open var xHeight: CGFloat { font.metrics?.xHeight ?? 0 }
    /// Between lines, in points.
    open var leading: CGFloat { 0 }
    /// Of system fonts, in points.
    public static var systemFontSize: CGFloat { 14 }
    /// Of buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }
    /// Of labels, in points.
    public static var labelFontSize: CGFloat { 17 }
    /// Of small text, in points.
    public static var smallSystemFontSize: CGFloat { 12 }
}

/// The font of Core Text, which is UIKit's here.
public typealias CTFont = UIFont

extension Font {
    /// The same font.
    public init(_ font: CTFont) { self = font.font }
}
