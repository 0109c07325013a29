// SPDX-License-Identifier: MIT

import Foundation

public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Never set: HTML is not parsed.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Never set: HTML is not parsed.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable {
            case full
            /// Line ends become spaces.
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        /// Has no effect, because parsing never fails.
        public enum FailurePolicy: Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Has no effect: the attributes of `^[words](attributes)` are dropped, and the words are kept.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?
        /// Has no effect: source positions are not recorded.
        public var appliesSourcePositionAttributes: Bool

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

    /// - Parameters:
    ///   - markdown: Emphasis, code, strikethrough and links, by the rules of CommonMark.
    ///   - baseURL: The base of relative link destinations.
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

    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The scope has no effect: attributes in Markdown are not parsed.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The scope has no effect: attributes in Markdown are not parsed.
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

    /// The Markdown attributes of these intents. Intents that are not drawn have none.
    var markdown: Markdown.Attributes { Markdown.Attributes(Self.attributes.filter { contains($0.0) }.map(\.1)) }
}

/// Splits Markdown into paragraphs. Removes the markers of headings, lists, quotations and fenced code.
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
            // Two trailing spaces or a trailing backslash make a hard line break.
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
