// SPDX-License-Identifier: MIT

import Foundation

/// A description of a font. It becomes a `ResolvedFont` where the text is shown, because text styles depend on the
/// dynamic type size of the environment.
public struct Font: Hashable, Sendable {
    /// The font before modifiers are applied.
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        /// A font by name. Its size grows with dynamic type like the style `relativeTo`; it is fixed if `relativeTo` is
        /// nil.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    /// The attributes set by modifiers. The innermost modifier takes precedence.
    var attributes = FontAttributes()
    var leading = Leading.standard
    /// The factor by which the font's size and line height are multiplied.
    var factor: CGFloat = 1

    private init(_ base: Base) { self.base = base }

    /// A copy with `change` added. Attributes in `change` override attributes that are already set.
    func changed(by change: FontAttributes) -> Font {
        var copy = self
        copy.attributes = change.over(attributes)
        return copy
    }

    // MARK: Text styles

    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    // MARK: Sizes in points

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Changes

    public func weight(_ weight: Weight) -> Font { changed(by: FontAttributes(weight: .weight(weight))) }
    public func bold() -> Font { changed(by: FontAttributes(weight: .bold)) }
    public func bold(_ isActive: Bool) -> Font { changed(by: FontAttributes(weight: isActive ? .bold : .notBold)) }
    /// Has no effect on families without an italic face, because upright letters are never slanted artificially.
    public func italic() -> Font { changed(by: FontAttributes(isItalic: true)) }

    /// Has no effect on fonts other than the system font.
    public func monospaced() -> Font { changed(by: FontAttributes(isMonospaced: true)) }

    public func monospacedDigit() -> Font { changed(by: FontAttributes(hasMonospacedDigits: true)) }

    /// Scales the letters horizontally; no condensed or expanded face is used.
    public func width(_ width: Width) -> Font { changed(by: FontAttributes(width: width)) }
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    public func smallCaps() -> Font {
        changed(by: FontAttributes(hasSmallLowercase: true, hasSmallUppercase: true))
    }
    public func lowercaseSmallCaps() -> Font { changed(by: FontAttributes(hasSmallLowercase: true)) }
    public func uppercaseSmallCaps() -> Font { changed(by: FontAttributes(hasSmallUppercase: true)) }

    public func pointSize(_ size: CGFloat) -> Font { inSize(size) }

    public func scaled(by factor: CGFloat) -> Font {
        var copy = self
        copy.factor *= factor
        return copy
    }

    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.leading = leading
        return copy
    }
}

extension Font {
    public struct Weight: Hashable, Sendable {
        /// The weight as in CSS and OpenType, from 100 to 900.
        let value: Int

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A font width relative to the regular width of its family.
    public struct Width: Hashable, Sendable {
        /// 0 keeps the family's regular width. 0.2 makes letters wider by 20%.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// `tight` reduces the line height by 2 points, and `loose` increases it by 2 points.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}

extension Font {
    /// Whether the font ignores dynamic type.
    var hasFixedSize: Bool {
        switch base {
        case .style: false
        case .system: true
        case .named(_, _, let style): style == nil
        }
    }
}
