// SPDX-License-Identifier: MIT

import Foundation

/// How letters stand out in words of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// A bit for each way.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `*slanted*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**bold**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// In backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~struck~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line ends in the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line ends.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// A tag among words; Markdown is not read for them here.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A tag around paragraphs; Markdown is not read for them here.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of it is read.
        public enum InterpretedSyntax: Sendable {
            /// Paragraphs too, whose marks go: they follow each other without a space.
            case full
            /// What stands among words; ends of lines are spaces.
            case inlineOnly
            /// What stands among words; spaces and ends of lines stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What becomes of text that cannot be read; all can be.
        public enum FailurePolicy: Sendable {
            /// An error.
            case throwError
            /// What could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Kept; `^[words](attributes)` are not read.
        public var allowsExtendedAttributes: Bool
        /// What of it is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of text that cannot be read; all can be.
        public var failurePolicy: FailurePolicy
        /// Kept.
        public var languageCode: String?
        /// Kept; there are no such attributes here.
        public var appliesSourcePositionAttributes: Bool

        /// How Markdown is read.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// The words of Markdown with what it says of them.
    ///
    /// - Parameters:
    ///   - markdown: Emphasis, code, strikethrough and links, by the rules of CommonMark.
    ///   - options: What of it is read.
    ///   - baseURL: Before addresses that are parts.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for paragraph in MarkdownParagraphs(markdown, options.interpretedSyntax).all {
            switch paragraph {
            case .code(let text):
                var string = AttributedString(text)
                string.inlinePresentationIntent = .code
                append(string)
            case .words(let text):
                for piece in Markdown.pieces(of: text.map { .character($0) }) { append(Self(piece, baseURL)) }
            }
        }
    }

    /// The same of bytes in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The same; attributes in Markdown are not read, of any scope.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The same; attributes in Markdown are not read, of any scope.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    private init(_ piece: Markdown.Piece, _ baseURL: URL?) {
        self.init(
            String(piece.symbols.compactMap { if case .character(let character) = $0 { character } else { nil } }))
        let intent = InlinePresentationIntent(piece.attributes)
        if !intent.isEmpty { self.inlinePresentationIntent = intent }
        if let address = piece.address { self.link = URL(string: address, relativeTo: baseURL) }
    }
}

extension InlinePresentationIntent {
    private static let attributes: [(InlinePresentationIntent, Markdown.Attributes)] = [
        (.emphasized, .emphasis), (.stronglyEmphasized, .strong), (.code, .code), (.strikethrough, .strikethrough),
    ]

    init(_ markdown: Markdown.Attributes) {
        self.init(Self.attributes.filter { markdown.contains($0.1) }.map(\.0))
    }

    /// What is drawn of it.
    var markdown: Markdown.Attributes { Markdown.Attributes(Self.attributes.filter { contains($0.0) }.map(\.1)) }
}

/// The paragraphs of Markdown without their marks: of titles, lists, quotations and fenced code.
private struct MarkdownParagraphs {
    enum Paragraph {
        case words(String)
        case code(String)
    }

    private(set) var all: [Paragraph] = []
    private var words = ""

    init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
        switch syntax {
        case .inlineOnlyPreservingWhitespace: all = [.words(text)]
        case .inlineOnly: all = [.words(text.replacing(#/\s*\n\s*/#, with: " "))]
        case .full: read(text)
        }
    }

    private mutating func read(_ text: String) {
        var code: [Substring]?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.prefixMatch(of: #/\s{0,3}(```|~~~)/#) != nil {
                end()
                if let lines = code { all.append(.code(lines.joined(separator: "\n") + "\n")) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append(line)
            } else {
                add(line)
            }
        }
        if let lines = code { all.append(.code(lines.joined(separator: "\n"))) }
        end()
    }

    private mutating func add(_ line: Substring) {
        let rest = line.replacing(#/^\s*(?:>\s?)*/#, with: "")
        if let title = rest.wholeMatch(of: #/#{1,6}\s+(.*?)(?:\s+#*)?/#) {
            end()
            words = String(title.1)
            end()
        } else if let item = rest.wholeMatch(of: #/(?:[-*+]|\d{1,9}[.)])\s+(.*)/#) {
            end()
            words = String(item.1)
        } else if rest.allSatisfy(\.isWhitespace) {
            end()
        } else {
            // Two spaces or a backslash at its end: the line ends there.
            let breaks = words.hasSuffix("  ") || words.hasSuffix("\\")
            while words.last?.isWhitespace == true || breaks && words.last == "\\" { words.removeLast() }
            words += words.isEmpty ? "" : breaks ? "\n" : " "
            words += rest
        }
    }

    private mutating func end() {
        while words.last?.isWhitespace == true { words.removeLast() }
        if !words.isEmpty { all.append(.words(words)) }
        words = ""
    }
}
