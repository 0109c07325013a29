// SPDX-License-Identifier: MIT

/// Splits a command line into words as a shell does: at spaces, except in quotes and after backslashes. Nothing is
/// expanded.
package enum CommandWords {
    /// - Returns: the words; nil if a quote is not closed or a backslash ends the text.
    package static func split(_ text: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case (let mark, let open?) where mark == open: quote = nil
            case ("\\", "\""), ("\\", nil):
                guard let next = rest.popFirst() else { return nil }
                word = (word ?? "") + String(next)
            case (let character, _?): word = (word ?? "") + String(character)
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (let character, nil) where character.isWhitespace:
                if let whole = word { words.append(whole) }
                word = nil
            case (let character, nil): word = (word ?? "") + String(character)
            }
        }
        if quote != nil { return nil }
        if let word { words.append(word) }
        return words
    }
}
