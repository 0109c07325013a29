// SPDX-License-Identifier: MIT

import Foundation

/// What letters look like: a style of text, or a family and a size, and what is changed of that.
///
/// A font is a wish. It is resolved where the text stands (`Font+Resolution.swift`), since text styles depend on the
/// size of text that the environment asks for.
public struct Font: Hashable, Sendable {
    /// Where the font starts from.
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        /// Grows with `relativeTo` where that is given.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
    }

    let base: Base
    /// Innermost wins, as with the attributes of texts.
    var attributes = FontAttributes()
    var leading = Leading.standard
    /// What its size is multiplied with.
    var factor: CGFloat = 1

    private init(_ base: Base) { self.base = base }

    /// A copy with `change`, which stands above all changes made before.
    func changed(by change: FontAttributes) -> Font {
        var copy = self
        copy.attributes = change.over(attributes)
        return copy
    }

    // MARK: Text styles

    /// 34 points at the size of text `large`, regular.
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 points at the size of text `large`, regular.
    public static let title = Font.system(.title)
    /// 22 points at the size of text `large`, regular.
    public static let title2 = Font.system(.title2)
    /// 20 points at the size of text `large`, regular.
    public static let title3 = Font.system(.title3)
    /// 17 points at the size of text `large`, semibold.
    public static let headline = Font.system(.headline)
    /// 15 points at the size of text `large`, regular.
    public static let subheadline = Font.system(.subheadline)
    /// 17 points at the size of text `large`, regular: the font of texts that name none.
    public static let body = Font.system(.body)
    /// 16 points at the size of text `large`, regular.
    public static let callout = Font.system(.callout)
    /// 13 points at the size of text `large`, regular.
    public static let footnote = Font.system(.footnote)
    /// 12 points at the size of text `large`, regular.
    public static let caption = Font.system(.caption)
    /// 11 points at the size of text `large`, regular.
    public static let caption2 = Font.system(.caption2)

    /// The system font in the size of a text style, which follows `dynamicTypeSize`.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    // MARK: Sizes in points

    /// The system font at a size that stays.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font by its family, full or PostScript name, which grows with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: size, relativeTo: .body))
    }

    /// A font by its name, which grows with `textStyle`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    /// A font by its name, at a size that stays.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Changes

    /// This weight, or the nearest that the family has. It stands above a weight that was set before.
    public func weight(_ weight: Weight) -> Font { changed(by: FontAttributes(weight: .weight(weight))) }
    /// The weight `bold`, also where a weight was set before.
    public func bold() -> Font { changed(by: FontAttributes(weight: .bold)) }
    /// The italic of the family, where it has one; upright letters are not slanted in its place.
    public func italic() -> Font { changed(by: FontAttributes(isItalic: true)) }

    /// The monospaced design of the system font. Other families stay as they are.
    public func monospaced() -> Font { changed(by: FontAttributes(isMonospaced: true)) }

    /// Digits of equal width.
    public func monospacedDigit() -> Font { changed(by: FontAttributes(hasMonospacedDigits: true)) }

    /// Letters of this width. They are the family's own, drawn narrower or wider: there is no file with others.
    public func width(_ width: Width) -> Font { changed(by: FontAttributes(width: width)) }
    /// Letters of another width, as a difference to the family's own, which is 0.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    /// Small capitals in place of all letters.
    public func smallCaps() -> Font {
        changed(by: FontAttributes(hasSmallLowercase: true, hasSmallUppercase: true))
    }
    /// Small capitals in place of lowercase letters.
    public func lowercaseSmallCaps() -> Font { changed(by: FontAttributes(hasSmallLowercase: true)) }
    /// Small capitals in place of uppercase letters.
    public func uppercaseSmallCaps() -> Font { changed(by: FontAttributes(hasSmallUppercase: true)) }

    /// This font at a size in points.
    public func pointSize(_ size: CGFloat) -> Font { inSize(size) }

    /// This font, `factor` times as large.
    public func scaled(by factor: CGFloat) -> Font {
        var copy = self
        copy.factor *= factor
        return copy
    }

    /// Moves lines nearer to each other, or apart.
    public func leading(_ leading: Leading) -> Font {
        var copy = self
        copy.leading = leading
        return copy
    }
}

extension Font {
    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as in CSS and OpenType.
        let value: Int

        /// 100 on the scale of OpenType.
        public static let ultraLight = Weight(value: 100)
        /// 200 on the scale of OpenType.
        public static let thin = Weight(value: 200)
        /// 300 on the scale of OpenType.
        public static let light = Weight(value: 300)
        /// 400 on the scale of OpenType: what fonts have that name no weight.
        public static let regular = Weight(value: 400)
        /// 500 on the scale of OpenType.
        public static let medium = Weight(value: 500)
        /// 600 on the scale of OpenType.
        public static let semibold = Weight(value: 600)
        /// 700 on the scale of OpenType.
        public static let bold = Weight(value: 700)
        /// 800 on the scale of OpenType.
        public static let heavy = Weight(value: 800)
        /// 900 on the scale of OpenType.
        public static let black = Weight(value: 900)
    }

    /// How wide letters are, as a difference to the family's own.
    public struct Width: Hashable, Sendable {
        /// 0 for the family's own; 0.2: wider by a fifth.
        public var value: CGFloat

        /// Letters wider by this share of their width, or narrower.
        public init(_ value: CGFloat) { self.value = value }

        /// Narrower by three tenths.
        public static let compressed = Width(-0.3)
        /// Narrower by a fifth.
        public static let condensed = Width(-0.2)
        /// The family's own.
        public static let standard = Width(0)
        /// Wider by a fifth.
        public static let expanded = Width(0.2)
    }

    /// The looks of the system font.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The distance of lines: as the font has it, or two points less or more.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// What a text is in its surroundings; its size follows from that.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// From the largest to the smallest. Sizes are those of Apple's table for iOS.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}
