// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A font with the members of UIKit's class, and those below.
public typealias NSFont = UIFont

extension NSFont {
    /// Ignores `options`.
    public static func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]) -> NSFont {
        preferredFont(forTextStyle: style)
    }
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The size as drawn: at size 0, the size of the system's text.
    private static func size(_ fontSize: CGFloat, or other: CGFloat) -> CGFloat { fontSize > 0 ? fontSize : other }

    public static func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize, or: 10)) }
    public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize, or: 13)) }
    public static func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize, or: 13)) }
    public static func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize, or: 13)) }
    public static func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
        boldSystemFont(ofSize: size(fontSize, or: 13))
    }
    public static func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: size(fontSize, or: 11)) }
    public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
        systemFont(ofSize: size(fontSize, or: 13))
    }
    public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: size(fontSize, or: 12)) }
    public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        monospacedSystemFont(ofSize: size(fontSize, or: 11), weight: .regular)
    }
    public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        case .regular, .large: 13
        }
    }

    public var displayName: String? { fontName }
    public var familyName: String? { fontName.split(separator: "-").first.map(String.init) }
    /// As wide as the font is high: the glyphs' own bounds are not known.
    public var boundingRectForFont: NSRect {
        NSRect(x: 0, y: descender, width: lineHeight, height: ascender - descender)
    }
    public var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.traitMonoSpace) }
    public var underlinePosition: CGFloat { -pointSize / 10 }
    public var underlineThickness: CGFloat { pointSize / 20 }
}

public typealias NSFontDescriptor = UIFontDescriptor

extension NSFontDescriptor.SymbolicTraits {
    public static let italic: Self = .traitItalic
    public static let bold: Self = .traitBold
    public static let expanded: Self = .traitExpanded
    public static let condensed: Self = .traitCondensed
    public static let monoSpace: Self = .traitMonoSpace
    public static let tightLeading: Self = .traitTightLeading
    public static let looseLeading: Self = .traitLooseLeading
}

extension NSFontDescriptor {
    /// Unlike UIKit's method of the same labels, never nil.
    @_disfavoredOverload
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
        (withSymbolicTraits(symbolicTraits) as NSFontDescriptor?) ?? self
    }
}

/// Knows the families of the fonts that are drawn.
open class NSFontManager: NSObject, @unchecked Sendable {
    public static let shared = NSFontManager()
    open var availableFontFamilies: [String] { NSFont.familyNames }
    open var availableFonts: [String] { NSFont.familyNames.flatMap(NSFont.fontNames(forFamilyName:)) }
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits = fontObj.fontDescriptor.symbolicTraits
        if trait.contains(.boldFontMask) { traits.insert(.bold) }
        if trait.contains(.italicFontMask) { traits.insert(.italic) }
        if trait.contains(.unboldFontMask) { traits.remove(.bold) }
        if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
        guard let descriptor: NSFontDescriptor = fontObj.fontDescriptor.withSymbolicTraits(traits) else {
            return fontObj
        }
        return NSFont(descriptor: descriptor, size: fontObj.pointSize)
    }
    open func traits(of fontObj: NSFont) -> NSFontTraitMask {
        let traits = fontObj.fontDescriptor.symbolicTraits
        var mask: NSFontTraitMask = []
        if traits.contains(.bold) { mask.insert(.boldFontMask) }
        if traits.contains(.italic) { mask.insert(.italicFontMask) }
        if traits.contains(.monoSpace) { mask.insert(.fixedPitchFontMask) }
        return mask
    }
}

public struct NSFontTraitMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    public static let nonStandardCharacterSetFontMask = NSFontTraitMask(rawValue: 8)
    public static let narrowFontMask = NSFontTraitMask(rawValue: 16)
    public static let expandedFontMask = NSFontTraitMask(rawValue: 32)
    public static let condensedFontMask = NSFontTraitMask(rawValue: 64)
    public static let smallCapsFontMask = NSFontTraitMask(rawValue: 128)
    public static let posterFontMask = NSFontTraitMask(rawValue: 256)
    public static let compressedFontMask = NSFontTraitMask(rawValue: 512)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1024)
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 1 << 24)
}
