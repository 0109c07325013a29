// SPDX-License-Identifier: MIT

import Foundation

/// A text on one or several lines.
///
/// A text is a list of segments with attributes of their own; `+` and interpolation put segments together. They become
/// runs when the text is shown (`Text+Runs.swift`), since numbers are written as the locale of the place has it.
public struct Text: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?)
        /// Seldom, and large.
        indirect case resource(LocalizedStringResource)
        case argument(TextArgument)
        indirect case attributed(AttributedString)
        /// As high as the letters beside it, where it is a symbol.
        indirect case image(Image)
    }

    struct Segment: Equatable, Sendable {
        var content: Content
        var attributes = TextAttributes()
    }

    private(set) var segments: [Segment]

    private init(_ content: Content) { segments = [Segment(content: content)] }

    /// `content` as it stands.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// A string that is computed: shown as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// A string literal: a key of the host's string tables, which shows as it is where they do not have it. Markdown is
    /// carried out, and numbers are written as the locale has it.
    ///
    /// - Parameters:
    ///   - tableName: The table; nil: `Localizable`.
    ///   - bundle: Without effect: the tables of all folders of the host are asked.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName))
    }

    /// The words of a resource, in the language of the place.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    /// The letters of an attributed string, with what texts know of its attributes.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// An image among letters: symbols are as large and as heavy as these, all others as large as they are.
    public init(_ image: Image) { self.init(.image(image)) }

    /// A value as `format` writes it.
    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(.argument(TextArgument(input, format: format)))
    }

    /// A value that depends on the present.
    init<Value: ClockValue>(following value: Value) { self.init(.argument(TextArgument(following: value))) }

    /// A value as `formatter` writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatted(subject, formatter)))
    }

    /// An object as `formatter` writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatted(subject, formatter)))
    }

    /// One text after the other, each with its own attributes; lines break anywhere in them.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.segments += rhs.segments
        return text
    }

    /// A copy with `attributes` around those that are there.
    func inside(_ attributes: TextAttributes) -> Text {
        var copy = self
        for i in copy.segments.indices {
            copy.segments[i].attributes = copy.segments[i].attributes.over(attributes)
        }
        return copy
    }
}

// MARK: - Modifiers

extension Text {
    /// The font of this text, unless it has one already; nil: that of the place.
    public func font(_ font: Font?) -> Text { inside(TextAttributes(font: font)) }

    /// Nil keeps the weight of the font, whatever is said around this text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { inside(.weight(weight)) }
    /// The design of the system font in this text; nil: as the font and the place have it. Other families stay as they
    /// are.
    public func fontDesign(_ design: Font.Design?) -> Text { inside(.design(design)) }
    /// Bold, unless a weight was set before.
    public func bold() -> Text { bold(true) }
    /// Bold, unless a weight was set before; where `isActive` is false, a `bold` around this text is taken back, no
    /// weight.
    public func bold(_ isActive: Bool) -> Text { inside(.bold(isActive)) }
    /// Italic letters.
    public func italic() -> Text { italic(true) }
    /// Italic letters, or where `isActive` is false upright ones, whatever is said around this text.
    public func italic(_ isActive: Bool) -> Text { inside(.italic(isActive)) }
    /// The monospaced design of the system font; other families stay as they are. Where `isActive` is false, a
    /// `monospaced` around this text is taken back, though not one of its font.
    public func monospaced(_ isActive: Bool = true) -> Text { inside(.monospaced(isActive)) }

    /// Letters of another width, as a difference to the family's own; nil: as the font has it.
    public func fontWidth(_ width: Font.Width?) -> Text { inside(.width(width)) }

    /// Digits of equal width.
    public func monospacedDigit() -> Text { inside(.monospacedDigit) }

    /// Points between letters; ligatures stay.
    public func kerning(_ kerning: CGFloat) -> Text { inside(TextAttributes(kerning: kerning)) }

    /// Points after each letter, also the last; breaks ligatures up, and takes the place of kerning.
    public func tracking(_ tracking: CGFloat) -> Text { inside(TextAttributes(tracking: tracking)) }

    /// Points upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        inside(TextAttributes(baselineOffset: baselineOffset))
    }

    /// A line under this text, below its baseline, in `color`; nil: in the colour of the letters. Where `isActive` is
    /// false, no line, whatever is said around this text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        inside(.underline(isActive, LineStyle(pattern: pattern, color: color)))
    }

    /// A line through this text, in `color`; nil: in the colour of the letters. Where `isActive` is false, no line,
    /// whatever is said around this text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        inside(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
    }

    /// Nil: the foreground style of the place.
    public func foregroundColor(_ color: Color?) -> Text { inside(TextAttributes(style: color)) }
    /// What the letters are painted with. A gradient spans the whole text, not each line or part.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { inside(TextAttributes(style: style)) }
}

// MARK: - What texts and views say alike

extension TextAttributes {
    static func weight(_ weight: Font.Weight?) -> Self {
        Self(fontAttributes: FontAttributes(weight: weight.map { .weight($0) } ?? .ofFont))
    }

    static func bold(_ isActive: Bool) -> Self {
        Self(fontAttributes: FontAttributes(weight: isActive ? .bold : .notBold))
    }

    static func italic(_ isActive: Bool) -> Self { Self(fontAttributes: FontAttributes(isItalic: isActive)) }
    static func design(_ design: Font.Design?) -> Self { Self(fontAttributes: FontAttributes(design: design)) }
    static func monospaced(_ isActive: Bool) -> Self { Self(fontAttributes: FontAttributes(isMonospaced: isActive)) }
    static func width(_ width: Font.Width?) -> Self { Self(fontAttributes: FontAttributes(width: width)) }
    static var monospacedDigit: Self { Self(fontAttributes: FontAttributes(hasMonospacedDigits: true)) }

    static func underline(_ isActive: Bool, _ style: Text.LineStyle) -> Self {
        Self(underline: Decoration(isActive: isActive, style: style))
    }

    static func strikethrough(_ isActive: Bool, _ style: Text.LineStyle) -> Self {
        Self(strikethrough: Decoration(isActive: isActive, style: style))
    }
}
