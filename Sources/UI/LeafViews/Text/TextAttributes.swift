// SPDX-License-Identifier: MIT

import Foundation

/// What modifiers say about the look of a text, on the text itself or around it. Nil says nothing.
///
/// What stands nearer to the letters wins: a modifier of a text goes beneath those before it, and the environment is
/// what is left over.
struct TextAttributes: Sendable {
    /// A line under or through the text; an inactive one takes back what stands further out.
    struct Decoration: Hashable, Sendable {
        var isActive: Bool
        var style: Text.LineStyle
    }

    var font: Font?
    var fontAttributes = FontAttributes()
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: Decoration?
    var strikethrough: Decoration?
    /// Nil: the foreground style of the place.
    var style: (any ShapeStyle)?
    /// Behind the letters.
    var background: Color?
    /// An author's own, which change nothing by themselves.
    var custom = CustomTextAttributes()

    /// Whether they say nothing.
    var isEmpty: Bool {
        font == nil && fontAttributes == FontAttributes() && kerning == nil && tracking == nil && baselineOffset == nil
            && underline == nil && strikethrough == nil && style == nil && background == nil && custom.isEmpty
    }

    /// These attributes, and for what they do not say those of `outer`.
    func over(_ outer: TextAttributes) -> TextAttributes {
        TextAttributes(
            font: font ?? outer.font, fontAttributes: fontAttributes.over(outer.fontAttributes),
            kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
            strikethrough: strikethrough ?? outer.strikethrough, style: style ?? outer.style,
            background: background ?? outer.background, custom: custom.over(outer.custom))
    }
}

extension TextAttributes: Equatable {
    /// Styles that cannot be compared are taken as different.
    static func == (a: Self, b: Self) -> Bool {
        a.font == b.font && a.fontAttributes == b.fontAttributes && a.kerning == b.kerning && a.tracking == b.tracking
            && a.baselineOffset == b.baselineOffset && a.underline == b.underline
            && a.strikethrough == b.strikethrough && areEqual(a.style, b.style) && a.background == b.background
            && a.custom == b.custom
    }

    private static func areEqual(_ a: (any ShapeStyle)?, _ b: (any ShapeStyle)?) -> Bool {
        if a == nil, b == nil { return true }
        guard let a = a as? any Equatable, let b else { return false }
        func open<E: Equatable>(_ a: E) -> Bool { a == b as? E }
        return open(a)
    }
}

private enum TextAttributesKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

extension EnvironmentValues {
    /// What modifiers around texts say about them. The style is never set: foreground styles have a place of their own.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { self[TextAttributesKey.self] = newValue }
    }

    /// The font of texts that name none; nil: body.
    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }
}
