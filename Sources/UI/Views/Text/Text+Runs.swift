import Foundation

/// A part of a text whose attributes and characters are settled.
struct AttributedRun: Equatable {
    var string: String
    var attributes: TextAttributes
}

extension Text {
    /// What is shown where `environment` holds; neighbours of the same look are one run, so that their letters are
    /// shaped together.
    func runs(in environment: EnvironmentValues) -> [AttributedRun] {
        var merged: [AttributedRun] = []
        for run in segments.flatMap({ $0.runs(in: environment.locale) }) where !run.string.isEmpty {
            if merged.last?.attributes == run.attributes {
                merged[merged.count - 1].string += run.string
            } else {
                merged.append(run)
            }
        }
        for i in merged.indices {
            merged[i].attributes = merged[i].attributes.over(environment.textAttributes)
            switch environment.textCase {
            case .uppercase: merged[i].string = merged[i].string.uppercased(with: environment.locale)
            case .lowercase: merged[i].string = merged[i].string.lowercased(with: environment.locale)
            case nil: break
            }
        }
        return merged
    }
}

extension Text.Segment {
    fileprivate func runs(in locale: Locale) -> [AttributedRun] {
        switch content {
        case .verbatim(let string): [AttributedRun(string: string, attributes: attributes)]
        case .argument(let argument): [AttributedRun(string: argument.string(in: locale), attributes: attributes)]
        case .key(let key):
            key.runs(in: locale).map {
                AttributedRun(string: $0.string, attributes: $0.attributes.over(attributes))
            }
        }
    }
}

extension LocalizedStringKey {
    fileprivate func runs(in locale: Locale) -> [AttributedRun] {
        var symbols: [Markdown.Symbol] = []
        var values: [[AttributedRun]] = []
        for part in parts {
            let value: [AttributedRun]
            switch part {
            case .literal(let literal):
                symbols += literal.map { .character($0) }
                continue
            case .string(let string): value = [AttributedRun(string: string, attributes: TextAttributes())]
            case .argument(let argument):
                value = [AttributedRun(string: argument.string(in: locale), attributes: TextAttributes())]
            case .text(let text): value = text.segments.flatMap { $0.runs(in: locale) }
            }
            symbols.append(.value(values.count))
            values.append(value)
        }
        var runs: [AttributedRun] = []
        for piece in Markdown.pieces(of: symbols) {
            let attributes = TextAttributes(piece.attributes)
            var characters = ""
            for symbol in piece.symbols {
                switch symbol {
                case .character(let character): characters.append(character)
                case .value(let index):
                    runs.append(AttributedRun(string: characters, attributes: attributes))
                    characters = ""
                    runs += values[index].map {
                        AttributedRun(string: $0.string, attributes: $0.attributes.over(attributes))
                    }
                }
            }
            runs.append(AttributedRun(string: characters, attributes: attributes))
        }
        return runs
    }
}

extension TextAttributes {
    fileprivate init(_ markdown: Markdown.Attributes) {
        self.init()
        if markdown.contains(.strong) { fontAttributes.weight = .bold }
        if markdown.contains(.emphasis) { fontAttributes.isItalic = true }
        if markdown.contains(.code) { fontAttributes.isMonospaced = true }
        if markdown.contains(.strikethrough) { strikethrough = Decoration(isActive: true, style: .single) }
        if markdown.contains(.link) { style = TintShapeStyle() }
    }
}
