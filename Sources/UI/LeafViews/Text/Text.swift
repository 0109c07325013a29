// SPDX-License-Identifier: MIT

import Foundation

/// A list of segments, each with its own attributes. `+` and interpolation append segments.
///
/// Segments are converted to runs where the text is shown (`Text+Runs.swift`), because numbers are formatted for the
/// locale of the environment.
public struct Text: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?)
        /// Indirect, because a `LocalizedStringResource` is large and rarely used.
        indirect case resource(LocalizedStringResource)
        case argument(TextArgument)
        indirect case attributed(AttributedString)
        /// A symbol takes the size of the adjacent letters.
        indirect case image(Image)
    }

    struct Segment: Equatable, Sendable {
        var content: Content
        var attributes = TextAttributes()
    }

    private(set) var segments: [Segment]

    private init(_ content: Content) { segments = [Segment(content: content)] }

    public init(verbatim content: String) { self.init(.verbatim(content)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// - Parameters:
    ///   - tableName: nil for `Localizable`.
    ///   - bundle: Ignored; the string tables of all folders of the host are searched.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.key(key, table: tableName))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Symbols take the size and the weight of the adjacent letters; other images keep their own size.
    public init(_ image: Image) { self.init(.image(image)) }

    public init<F: FormatStyle & Sendable>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(.argument(TextArgument(input, format: format)))
    }

    /// Creates a text with a value whose string changes as time passes.
    init<Value: ClockValue>(following value: Value) { self.init(.argument(TextArgument(following: value))) }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatted(subject, formatter)))
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatted(subject, formatter)))
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.segments += rhs.segments
        return text
    }

    /// A copy in which `attributes` are the outer attributes of each segment.
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
    /// The innermost font wins.
    public func font(_ font: Font?) -> Text { inside(TextAttributes(font: font)) }

    /// nil cancels the weights of outer modifiers.
    public func fontWeight(_ weight: Font.Weight?) -> Text { inside(.weight(weight)) }
    /// Has no effect on fonts other than the system font.
    public func fontDesign(_ design: Font.Design?) -> Text { inside(.design(design)) }
    /// The innermost weight wins.
    public func bold() -> Text { bold(true) }
    /// The innermost weight wins. False cancels an outer `bold`, but not an outer `fontWeight`.
    public func bold(_ isActive: Bool) -> Text { inside(.bold(isActive)) }
    public func italic() -> Text { italic(true) }
    /// False draws upright text.
    public func italic(_ isActive: Bool) -> Text { inside(.italic(isActive)) }
    /// Has no effect on fonts other than the system font. False cancels an outer `monospaced` modifier, but not
    /// `monospaced()` of a font.
    public func monospaced(_ isActive: Bool = true) -> Text { inside(.monospaced(isActive)) }

    public func fontWidth(_ width: Font.Width?) -> Text { inside(.width(width)) }

    public func monospacedDigit() -> Text { inside(.monospacedDigit) }

    public func kerning(_ kerning: CGFloat) -> Text { inside(TextAttributes(kerning: kerning)) }

    public func tracking(_ tracking: CGFloat) -> Text { inside(TextAttributes(tracking: tracking)) }

    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        inside(TextAttributes(baselineOffset: baselineOffset))
    }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        inside(.underline(isActive, LineStyle(pattern: pattern, color: color)))
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        inside(.strikethrough(isActive, LineStyle(pattern: pattern, color: color)))
    }

    public func foregroundColor(_ color: Color?) -> Text { inside(TextAttributes(style: color)) }
    /// A gradient spans the whole text, not each line or segment.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { inside(TextAttributes(style: style)) }
}

// MARK: - Attributes shared with view modifiers

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
