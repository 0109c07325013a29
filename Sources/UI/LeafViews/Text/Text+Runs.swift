// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// A run of text with resolved characters and attributes.
struct AttributedRun: Equatable {
    var string: String
    var attributes: TextAttributes
    /// An image that is drawn in place of `string`.
    var image: Image?

    init(string: String, attributes: TextAttributes, image: Image? = nil) {
        (self.string, self.attributes, self.image) = (string.withoutAddresses, attributes, image)
        RunPaths.check(string)
    }

    /// A copy whose unset attributes are taken from `outer`.
    func inside(_ outer: TextAttributes) -> AttributedRun {
        AttributedRun(string: string, attributes: attributes.over(outer), image: image)
    }
}

extension String {
    /// Replaces the addresses in names of local types by 0. The names occur in error messages, and the addresses differ
    /// in each run of the program.
    fileprivate var withoutAddresses: String {
        guard utf8.contains(UInt8(ascii: "$")), contains("(unknown context at $") else { return self }
        return replacing(#/\(unknown context at \$[0-9a-f]+\)/#, with: "(unknown context at $0)")
    }
}

extension Text {
    /// The runs shown in the environment `place`. Adjacent runs with equal attributes are merged, so that their letters
    /// are shaped together.
    func runs(in place: TextSurroundings) -> [AttributedRun] {
        if let string = plainString(in: place.language) {
            return string.isEmpty ? [] : [AttributedRun(string: cased(string, in: place), attributes: place.attributes)]
        }
        var merged: [AttributedRun] = []
        for var run in runs(in: place.language) where !run.string.isEmpty {
            if place.ignoresOwnStyles { run.attributes = TextAttributes() }
            if run.image == nil, let last = merged.last, last.image == nil, last.attributes == run.attributes {
                merged[merged.count - 1].string += run.string
            } else {
                merged.append(run)
            }
        }
        for i in merged.indices {
            merged[i].attributes = merged[i].attributes.over(place.attributes)
            merged[i].string = cased(merged[i].string, in: place)
        }
        return merged
    }

    private func cased(_ string: String, in place: TextSurroundings) -> String {
        switch place.textCase {
        case .uppercase: string.uppercased(with: place.language.locale)
        case .lowercase: string.lowercased(with: place.language.locale)
        case nil: string
        }
    }

    /// The string of a text without attributes and without Markdown; nil for any other text. Most texts are plain.
    private func plainString(in language: TextLanguage) -> String? {
        guard segments.count == 1, segments[0].attributes.isEmpty else { return nil }
        switch segments[0].content {
        case .verbatim(let string): return string
        case .key(let key, let table):
            let parts = key.translated(to: language, table: table)
            if parts.contains(where: \.mayBeMarkdown) { return nil }
            var string = ""
            for part in parts {
                switch part {
                case .literal(let piece), .string(let piece): string += piece
                case .argument(let argument): string += argument.string(in: language)
                case .text: return nil
                }
            }
            return string
        case .resource, .argument, .attributed, .image: return nil
        }
    }

    /// The text as attributed runs, after translation to `language`.
    func runs(in language: TextLanguage) -> [AttributedRun] { segments.flatMap { $0.runs(in: language) } }
}

extension Text.Segment {
    fileprivate func runs(in language: TextLanguage) -> [AttributedRun] {
        switch content {
        case .verbatim(let string): [AttributedRun(string: string, attributes: attributes)]
        case .argument(let argument):
            [AttributedRun(string: argument.string(in: language), attributes: attributes)]
        case .key(let key, let table):
            inside(LocalizedStringKey.runs(of: key.translated(to: language, table: table), in: language))
        case .resource(let resource):
            inside(resource.runs(in: language))
        case .attributed(let string): inside(string.textRuns)
        case .image(let image):
            [AttributedRun(string: String(TextAttachment.character), attributes: attributes, image: image)]
        }
    }

    private func inside(_ runs: [AttributedRun]) -> [AttributedRun] {
        runs.map { $0.inside(attributes) }
    }
}

extension LocalizedStringResource {
    fileprivate func runs(in language: TextLanguage) -> [AttributedRun] {
        let language = TextLanguage(
            locale ?? language.locale, language.translations, idiom: language.idiom, timeZone: language.timeZone)
        return LocalizedStringKey.runs(of: value.translated(to: language, table: table, key: key), in: language)
    }
}

extension LocalizedStringKey {
    fileprivate static func runs(of parts: [Part], in language: TextLanguage) -> [AttributedRun] {
        if !parts.contains(where: \.mayBeMarkdown) { return parts.flatMap { $0.runs(in: language) } }
        var symbols: [Markdown.Symbol] = []
        var values: [[AttributedRun]] = []
        for part in parts {
            if case .literal(let literal) = part {
                symbols += literal.map { .character($0) }
            } else {
                symbols.append(.value(values.count))
                values.append(part.runs(in: language))
            }
        }
        var runs: [AttributedRun] = []
        /// The inflected span that is being read, and its first run.
        var span: (id: Int, start: Int)?
        func endSpan() {
            guard let start = span?.start, language.locale.language.languageCode == .english else { return }
            let words = EnglishInflection.inflected(runs[start...].map(\.string))
            for (index, word) in zip(start..., words) { runs[index].string = word }
        }
        for piece in Markdown.pieces(of: symbols) {
            if piece.inflection != span?.id {
                endSpan()
                span = piece.inflection.map { ($0, runs.count) }
            }
            let attributes = TextAttributes(piece.attributes)
            var characters = ""
            for symbol in piece.symbols {
                switch symbol {
                case .character(let character): characters.append(character)
                case .value(let index):
                    runs.append(AttributedRun(string: characters, attributes: attributes))
                    characters = ""
                    runs += values[index].map { $0.inside(attributes) }
                }
            }
            runs.append(AttributedRun(string: characters, attributes: attributes))
        }
        endSpan()
        return runs
    }
}

extension LocalizedStringKey.Part {
    /// Whether any literal contains a character that may start Markdown.
    fileprivate var mayBeMarkdown: Bool {
        guard case .literal(let literal) = self else { return false }
        return literal.utf8.contains { Markdown.special.contains($0) }
    }

    fileprivate func runs(in language: TextLanguage) -> [AttributedRun] {
        switch self {
        case .literal(let string), .string(let string):
            [AttributedRun(string: string, attributes: TextAttributes())]
        case .argument(let argument):
            [AttributedRun(string: argument.string(in: language), attributes: TextAttributes())]
        case .text(let text): text.runs(in: language)
        }
    }
}

extension TextAttributes {
    init(_ markdown: Markdown.Attributes) {
        self.init()
        if markdown.contains(.strong) { fontAttributes.weight = .bold }
        if markdown.contains(.emphasis) { fontAttributes.isItalic = true }
        if markdown.contains(.code) { fontAttributes.isMonospaced = true }
        if markdown.contains(.strikethrough) { strikethrough = Decoration(isActive: true, style: .single) }
        if markdown.contains(.link) { style = TintShapeStyle() }
    }
}

extension Text {
    /// The string as shown in `environment`, without images.
    package func string(in environment: EnvironmentValues) -> String {
        runs(in: TextLanguage(of: environment)).filter { $0.image == nil }.map(\.string).joined()
    }
}
