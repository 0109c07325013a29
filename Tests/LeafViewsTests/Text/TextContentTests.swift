// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Testing
import Views

/// Texts made of strings, literals and values.
@Suite @MainActor
struct TextContentTests {
    // MARK: Markdown

    @Test func markdownInLiterals() throws {
        try Measured.expectSame(
            Text("a **b** c"), Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c"))
        try Measured.expectSame(
            Text("a __b__ c"), Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c"))
        try Measured.expectSame(Text("*b*"), Text(verbatim: "b").italic())
        try Measured.expectSame(Text("_b_"), Text(verbatim: "b").italic())
        try Measured.expectSame(Text("***b***"), Text(verbatim: "b").italic().bold())
        try Measured.expectSame(Text("`b*c*`"), Text(verbatim: "b*c*").monospaced())
        try Measured.expectSame(Text("~~b~~"), Text(verbatim: "b").strikethrough())
        try Measured.expectSame(
            Text("[b *c*](https://a.b/(c))d"),
            (Text(verbatim: "b ") + Text(verbatim: "c").italic()).foregroundColor(.accentColor)
                + Text(verbatim: "d"))
        try Measured.expectSame(
            Text("**a *b* c**"), (Text(verbatim: "a ") + Text(verbatim: "b").italic() + Text(verbatim: " c")).bold())
    }

    @Test func attributedStringsAreMadeOfMarkdown() throws {
        let string = try AttributedString(
            markdown: "a **b** `c` [*d* e](page \"title\") ~~f~~", baseURL: URL(string: "https://a.b/"))
        try Measured.expectSame(Text(string), Text("a **b** `c` [*d* e](page) ~~f~~"))
        #expect(String(string.characters) == "a b c d e f")
        #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://a.b/page", "https://a.b/page"])
        #expect(
            string.runs.compactMap(\.inlinePresentationIntent) == [
                .stronglyEmphasized, .code, .emphasized, .strikethrough,
            ])
    }

    /// Paragraphs follow each other without a separator, as on Apple's systems.
    @Test(
        arguments: [
            (.full, "Titlewords\nendonetwolet a = 1\n"), (.inlineOnly, "# Title # words end > - one > - two "),
            (.inlineOnlyPreservingWhitespace, "# Title #\n\nwords  \nend"),
        ] as [(AttributedString.MarkdownParsingOptions.InterpretedSyntax, String)])
    func marksOfParagraphsGo(
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax, _ start: String
    ) throws {
        let source = "# Title #\n\nwords  \nend\n\n> - one\n> - two\n\n```\nlet a = 1\n```\n"
        let string = try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax))
        #expect(String(string.characters).hasPrefix(start))
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "*", "**", "_x", "5*", "~", "a ~~~ b", "`", "[a]", "[a] (b)",
        "*a", "a*", "!", "# a", "- a", "1. a",
    ])
    func plainCharactersStay(literal: String) throws {
        try Measured.expectSame(Text(LocalizedStringKey(literal)), Text(verbatim: literal))
    }

    @Test func backslashesTakeMeaningAway() throws {
        try Measured.expectSame(Text(#"\*a\* \[b\] \n"#), Text(verbatim: #"*a* [b] \n"#))
    }

    /// The description of a type inside of a function contains an address, which differs in each run.
    @Test func addressesOfTypesAreNotShown() throws {
        enum SampleError: Error { case required }
        let words = SampleError.required.localizedDescription
        #expect(words.contains("(unknown context at $"))
        let shown = words.replacing(#/\$[0-9a-f]+/#, with: "$0")
        try Measured.expectSame(Text(words), Text(verbatim: shown))
        try Measured.expectSame(Text("a \(words)"), Text(verbatim: "a " + shown))
        try Measured.expectSame(Text(verbatim: "costs $12 (unknown)"), Text("costs") + Text(" $12 (unknown)"))
        #expect(Text(words).string(in: EnvironmentValues()) == shown)
    }

    @Test func stringsStayAsTheyAre() throws {
        let string = "**b**"
        try Measured.expectSame(Text(string), Text(verbatim: "**b**"))
        try Measured.expectSame(Text(string.dropFirst(0)), Text(verbatim: "**b**"))
        try Measured.expectSame(Text("\(string)"), Text(verbatim: "**b**"))
        try Measured.expectSame(Text("*\(string)*"), Text(verbatim: "**b**").italic())
        try Measured.expectSame(Text(LocalizedStringKey(string)), Text(verbatim: "b").bold())
    }

    // MARK: Values

    @Test func numbersAreWrittenAsTheLocaleHasThem() throws {
        try Measured.expectSame(Text("\(1_234_567)"), Text(verbatim: "1,234,567"))
        try Measured.expectSame(Text("\(2.5)"), Text(verbatim: "2.500000"))
        try Measured.expectSame(Text("\(2.5, specifier: "%.1f")s"), Text(verbatim: "2.5s"))
        try Measured.expectSame(Text("\(CGFloat(2.5), specifier: "%.2f")"), Text(verbatim: "2.50"))
        try Measured.expectSame(Text("\(7, specifier: "%03d")"), Text(verbatim: "007"))
        try Measured.expectSame(Text("\(UInt8(7)) %"), Text(verbatim: "7 %"))
        try Measured.expectSame(
            Text("\(1234.5, specifier: "%.1f")").environment(\.locale, Locale(identifier: "de_DE")),
            Text(verbatim: "1.234,5"))
    }

    @Test func formats() throws {
        try Measured.expectSame(Text(0.25, format: .percent), Text(verbatim: "25%"))
        try Measured.expectSame(Text("\(1234, format: .number)!"), Text(verbatim: "1,234!"))
        try Measured.expectSame(
            Text(1234, format: .number).environment(\.locale, Locale(identifier: "de_DE")), Text(verbatim: "1.234"))
    }

    /// Values with a `Formatter` need not be `ReferenceConvertible`.
    @Test func formattersWriteValues() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "MMMM d, yyyy"
        let date = Date(timeIntervalSince1970: 86400)
        try Measured.expectSame(Text("Goal: \(date, formatter: formatter)."), Text(verbatim: "Goal: January 2, 1970."))
        try Measured.expectSame(Text(date, formatter: formatter), Text(verbatim: "January 2, 1970"))
        try Measured.expectSame(Text("\(date, formatter: nil)"), Text(verbatim: "\(date)"))
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .decimal
        try Measured.expectSame(Text("\(Decimal(1234), formatter: numbers)"), Text(verbatim: "1,234"))
        try Measured.expectSame(Text("\(NSNumber(value: 1234), formatter: numbers)"), Text(verbatim: "1,234"))
    }

    @Test func textsInTexts() throws {
        try Measured.expectSame(
            Text("a \(Text("b").bold()) *c*"),
            Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " ") + Text(verbatim: "c").italic())
        try Measured.expectSame(
            Text("a\(Text("b").foregroundColor(.red))").foregroundColor(.blue),
            Text(verbatim: "a").foregroundColor(.blue) + Text(verbatim: "b").foregroundColor(.red))
    }

    @Test func textsAreCompared() {
        #expect(Text("\(1) a") == Text("\(1) a") && Text("\(1) a") != Text("\(2) a"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .number.sign(strategy: .always())))
        #expect(Text(verbatim: "a").foregroundStyle(.red) != Text(verbatim: "a").foregroundStyle(.secondary))
    }
}
