// SPDX-License-Identifier: MIT

/// The style in a font's name, such as bold and italic in `HelveticaNeue-BoldItalic`. If the font is missing, the
/// system font is drawn in this style.
struct FontNameStyle: Equatable {
    var weight = 400
    var isItalic = false

    /// A word comes before the words that it contains: “semibold” before “bold”.
    private static let weights: [(word: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 100), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
        ("ultrabold", 800), ("hairline", 200), ("semilight", 300), ("regular", 400), ("medium", 500), ("light", 300),
        ("heavy", 800), ("black", 900), ("thin", 200), ("bold", 700), ("demi", 600), ("book", 400),
    ]
    private static let slants = ["italic", "oblique"]
    /// Endings of font names that are ignored. `mt` and `ps` end old PostScript names; the others are widths.
    private static let silent = ["mt", "ps", "condensed", "cond"]

    /// Reads the style from the end of a font's name. PostScript names have it after a hyphen.
    init(of name: String) {
        var rest = String(name.lowercased().filter { $0.isLetter || $0.isNumber })
        var hasWeight = false
        func take(_ word: String) -> Bool {
            guard rest.hasSuffix(word), rest.count > word.count else { return false }
            rest.removeLast(word.count)
            return true
        }
        while true {
            if Self.slants.contains(where: take) {
                isItalic = true
            } else if !hasWeight, let found = Self.weights.first(where: { take($0.word) }) {
                weight = found.weight
                hasWeight = true
            } else if !Self.silent.contains(where: take) {
                return
            }
        }
    }
}
