// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Typography
import Views

@available(_PackageDescription, obsoleted: 99, message: "UIKit only")
open class UIFont: NSObject, @unchecked Sendable {
    package let font: Font
    public let pointSize: CGFloat
    /// The name by which the font was requested; `.SFUI-Regular` for every system font.
    public let fontName: String
    let traits: UIFontDescriptor.SymbolicTraits

    public struct Weight: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The nearest of SwiftUI's nine weights.
        var weight: Font.Weight {
            let all: [(Weight, Font.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
                (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
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

    /// Never nil: an unknown name draws the system font and warns.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), size: size, name: name)
    }

    /// The families of the fonts that are installed here, sorted.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static var familyNames: [String] { EnvironmentValues().fontLibrary.familyNames }
    /// The PostScript names of the faces of a font family that is installed here; empty for other families.
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        EnvironmentValues().fontLibrary.faceNames(ofFamily: familyName)
    }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).width(width.rawValue), size: size)
    }
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: Font.Width.compressed.value)
        public static let condensed = Width(rawValue: Font.Width.condensed.value)
        public static let standard = Width(rawValue: Font.Width.standard.value)
        public static let expanded = Width(rawValue: Font.Width.expanded.value)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), size: size, traits: .traitBold)
    }
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size, traits: .traitItalic)
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size: size)
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size: size)
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.style), size: Font.size(of: style.style))
    }

    open func withSize(_ size: CGFloat) -> UIFont {
        UIFont(font.inSize(size), size: size, name: fontName, traits: traits)
    }

    open var ascender: CGFloat { font.metrics?.ascent ?? 0 }
    open var descender: CGFloat { -(font.metrics?.descent ?? 0) }
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    open var lineHeight: CGFloat { font.lineHeight }
    open var capHeight: CGFloat { font.metrics?.capHeight ?? 0 }
    open var xHeight: CGFloat { font.metrics?.xHeight ?? 0 }
    /// Always 0: the line height contains the leading.
    open var leading: CGFloat { 0 }
    private static var isMac: Bool { SystemVersion.current.macOS != nil }
    /// 13 on macOS.
    public static var systemFontSize: CGFloat { isMac ? 13 : 14 }
    @available(_PackageDescription, obsoleted: 99, message: "UIKit only")
    public static var buttonFontSize: CGFloat { 18 }
    /// 10 on macOS.
    public static var labelFontSize: CGFloat { isMac ? 10 : 17 }
    /// 11 on macOS.
    public static var smallSystemFontSize: CGFloat { isMac ? 11 : 12 }
}

/// On Apple's systems, Core Text's font is bridged to `UIFont`. Here, both are one class.
public typealias CTFont = UIFont

extension Font {
    public init(_ font: CTFont) { self = font.font }
}
