// SPDX-License-Identifier: MIT

/// A parser of inline Markdown: emphasis, code, strikethrough and links, by the rules of CommonMark and GitHub's `~~`.
///
/// The source is a list of characters and interpolated values. Values are passed through unparsed. CommonMark's
/// algorithm matches delimiters on a flat list of pieces. A match adds an attribute to all pieces between the opening
/// and the closing delimiter.
struct Markdown {
    enum Symbol: Equatable {
        case character(Character)
        /// The index of an interpolated value.
        case value(Int)
    }

    /// The text styles that Markdown can apply.
    struct Attributes: OptionSet, Hashable {
        let rawValue: Int
        static let strong = Attributes(rawValue: 1)
        static let emphasis = Attributes(rawValue: 2)
        static let strikethrough = Attributes(rawValue: 4)
        static let code = Attributes(rawValue: 8)
        static let link = Attributes(rawValue: 16)
    }

    struct Piece: Equatable {
        var symbols: [Symbol]
        var attributes: Attributes
        /// The destination of a link.
        var address: String?
        /// Identifies the span `^[…](inflect: true)` that contains this piece; nil outside of such spans.
        var inflection: Int?
    }

    /// A run of `*`, `_` or `~` that may open or close a span.
    private struct Delimiter {
        let character: Character
        let length: Int
        let opens: Bool
        let closes: Bool
        /// The index of the delimiter run in the list of pieces.
        let piece: Int
        /// The number of characters of this delimiter run that are still unmatched.
        var rest: Int
        var isActive = true
    }

    private let source: [Symbol]
    private var index = 0
    private var pieces: [Piece] = []
    private var delimiters: [Delimiter] = []
    /// Whether the next symbol begins a new piece.
    private var endsPiece = false
    /// The attributes that all pieces have. They include `link` if the source is the label of a link.
    private let outer: Attributes

    /// The characters that may start markup.
    static let special = Array("\\`[*_~^".utf8)

    /// Parses `source` into nonempty pieces, in order.
    static func pieces(of source: [Symbol]) -> [Piece] { pieces(of: source, in: []) }

    private static func pieces(of source: [Symbol], in outer: Attributes) -> [Piece] {
        var parser = Markdown(source: source, outer: outer)
        parser.scan()
        parser.matchDelimiters()
        return parser.pieces.filter { !$0.symbols.isEmpty }
    }

    private init(source: [Symbol], outer: Attributes) {
        self.source = source
        self.outer = outer
    }

    // MARK: Scanning

    private mutating func scan() {
        while index < source.count {
            guard case .character(let current) = source[index] else {
                append(source[index])
                index += 1
                continue
            }
            switch current {
            case "\\" where character(at: index + 1)?.isMarkdownPunctuation == true:
                append(source[index + 1])
                index += 2
            case "`": scanCode()
            case "[": scanLink()
            case "^" where character(at: index + 1) == "[": scanAttributes()
            case "*", "_", "~": scanDelimiter(current)
            default:
                append(source[index])
                index += 1
            }
        }
    }

    private func character(at index: Int) -> Character? {
        guard source.indices.contains(index), case .character(let character) = source[index] else { return nil }
        return character
    }

    private func runLength(of character: Character, at start: Int) -> Int {
        var end = start
        while self.character(at: end) == character { end += 1 }
        return end - start
    }

    /// Appends a symbol to the last piece, or to a new piece after a link or a delimiter run.
    private mutating func append(_ symbol: Symbol) {
        defer { endsPiece = false }
        if let last = pieces.last, !endsPiece, last.attributes == outer, delimiters.last?.piece != pieces.count - 1 {
            pieces[pieces.count - 1].symbols.append(symbol)
        } else {
            pieces.append(Piece(symbols: [symbol], attributes: outer))
        }
    }

    private mutating func scanCode() {
        let length = runLength(of: "`", at: index)
        let start = index + length
        var end = start
        while end < source.count {
            let found = runLength(of: "`", at: end)
            if found == length {
                pieces.append(Piece(symbols: Array(source[start..<end]), attributes: outer.union(.code)))
                index = end + length
                return
            }
            end += max(found, 1)
        }
        for _ in 0..<length { append(.character("`")) }
        index = start
    }

    /// Parses `[label](address)` or `[label](address "title")`.
    private mutating func scanLink() {
        guard !outer.contains(.link), let labelEnd = closing("]", for: "[", from: index),
            character(at: labelEnd + 1) == "(", let end = closing(")", for: "(", from: labelEnd + 1)
        else {
            append(source[index])
            index += 1
            return
        }
        let address = source[(labelEnd + 2)..<end].compactMap { symbol -> Character? in
            if case .character(let character) = symbol { character } else { nil }
        }
        for var piece in Self.pieces(of: Array(source[(index + 1)..<labelEnd]), in: outer.union(.link)) {
            piece.address = String(address.prefix { !$0.isWhitespace })
            pieces.append(piece)
        }
        index = end + 1
    }

    /// Parses `^[words](attributes)`, Foundation's extension of Markdown. Of the attributes, only `inflect` has an effect.
    private mutating func scanAttributes() {
        guard let wordsEnd = closing("]", for: "[", from: index + 1), character(at: wordsEnd + 1) == "(",
            let end = closing(")", for: "(", from: wordsEnd + 1)
        else {
            append(source[index])
            index += 1
            return
        }
        let attributes = String(
            source[(wordsEnd + 2)..<end].compactMap { symbol -> Character? in
                if case .character(let character) = symbol, !character.isWhitespace { character } else { nil }
            })
        let inflects = attributes.contains("inflect:true")
        for var piece in Self.pieces(of: Array(source[(index + 2)..<wordsEnd]), in: outer) {
            if inflects { piece.inflection = index }
            pieces.append(piece)
        }
        index = end + 1
        // Keeps what follows out of the span's last piece.
        endsPiece = true
    }

    /// The index of the closing bracket that matches the opening bracket at `start`; nil if there is none.
    private func closing(_ close: Character, for open: Character, from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < source.count {
            switch character(at: index) {
            case "\\": index += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    private mutating func scanDelimiter(_ character: Character) {
        let length = runLength(of: character, at: index)
        // The start and the end of the source count as blanks. An interpolated value counts as neither blank nor
        // punctuation.
        func isBlank(_ index: Int) -> Bool {
            source.indices.contains(index) ? self.character(at: index)?.isWhitespace ?? false : true
        }
        func isPunctuation(_ index: Int) -> Bool {
            self.character(at: index).map { $0.isPunctuation || $0.isSymbol } ?? false
        }
        let (before, after) = (index - 1, index + length)
        let (wordBefore, wordAfter) = (
            !isBlank(before) && !isPunctuation(before), !isBlank(after) && !isPunctuation(after)
        )
        let isLeft = !isBlank(after) && (!isPunctuation(after) || !wordBefore)
        let isRight = !isBlank(before) && (!isPunctuation(before) || !wordAfter)
        let isUnderscore = character == "_"
        pieces.append(
            Piece(symbols: Array(repeating: .character(character), count: length), attributes: outer))
        delimiters.append(
            Delimiter(
                character: character, length: length,
                opens: isLeft && (!isUnderscore || !isRight || isPunctuation(before)),
                closes: isRight && (!isUnderscore || !isLeft || isPunctuation(after)),
                piece: pieces.count - 1, rest: character == "~" && length > 2 ? 0 : length))
        index += length
    }

    // MARK: Matching

    private mutating func matchDelimiters() {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].closes, delimiters[closer].rest > 0, let opener = opener(for: closer) else {
                closer += 1
                continue
            }
            let (open, close) = (delimiters[opener], delimiters[closer])
            let count: Int
            let attribute: Attributes
            if close.character == "~" {
                (count, attribute) = (close.rest, .strikethrough)
            } else {
                count = min(open.rest, close.rest, 2)
                attribute = count == 2 ? .strong : .emphasis
            }
            for i in (open.piece + 1)..<close.piece { pieces[i].attributes.insert(attribute) }
            for i in (opener + 1)..<closer { delimiters[i].isActive = false }
            use(count, of: opener)
            use(count, of: closer)
        }
    }

    private func opener(for closer: Int) -> Int? {
        let close = delimiters[closer]
        return delimiters[..<closer].lastIndex { open in
            guard open.isActive, open.opens, open.rest > 0, open.character == close.character else { return false }
            if close.character == "~" { return open.rest == close.rest }
            // CommonMark's rule of three. By this rule, `*a**b*` is one emphasis.
            let isOdd = (open.closes || close.opens) && (open.length + close.length) % 3 == 0
            return !isOdd || (open.length % 3 == 0 && close.length % 3 == 0)
        }
    }

    private mutating func use(_ count: Int, of delimiter: Int) {
        delimiters[delimiter].rest -= count
        pieces[delimiters[delimiter].piece].symbols.removeLast(count)
    }
}

extension Character {
    /// Whether a backslash can escape the character.
    fileprivate var isMarkdownPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
