// SPDX-License-Identifier: MIT

import Foundation

/// Text attributes that modifiers set on a text or on an enclosing view. nil means that no modifier has set the
/// attribute.
///
/// Inner attributes override outer ones. An earlier modifier of a text overrides a later one, and modifiers of the text
/// override the environment.
struct TextAttributes: Sendable {
    /// A line under or through the text. If `isActive` is false, the line of an outer modifier is cancelled.
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
    /// nil for the foreground style of the environment.
    var style: (any ShapeStyle)?
    /// The colour behind the letters.
    var background: Color?
    /// Custom attributes, which have no effect on drawing.
    var custom = CustomTextAttributes()

    var isEmpty: Bool {
        font == nil && fontAttributes == FontAttributes() && kerning == nil && tracking == nil && baselineOffset == nil
            && underline == nil && strikethrough == nil && style == nil && background == nil && custom.isEmpty
    }

    /// These attributes, with unset ones taken from `outer`.
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
    /// Two styles whose type is not equatable are treated as different.
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
    /// The text attributes of texts in this environment. `style` is always nil, because the foreground style is a
    /// separate environment value. Setting them has no effect with `ignoresOwnStyles`.
    var textAttributes: TextAttributes {
        get { self[TextAttributesKey.self] }
        set { if !ignoresOwnStyles { self[TextAttributesKey.self] = newValue } }
    }

    public var font: Font? {
        get { textAttributes.font }
        set { textAttributes.font = newValue }
    }
}
