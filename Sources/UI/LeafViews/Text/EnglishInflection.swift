// SPDX-License-Identifier: MIT

import Foundation

/// Grammatical agreement of English nouns with numbers, for `^[3 item](inflect: true)`.
package enum EnglishInflection {
    /// The strings of one marked span, with the last word in the number that the span's number asks for. Spans without
    /// a number or a word after it are unchanged.
    package static func inflected(_ strings: [String]) -> [String] {
        let whole = strings.joined()
        guard let number = whole.firstMatch(of: #/\d[\d.,]*/#),
            let count = Double(number.output.filter { $0.isNumber || $0 == "." }),
            let word = whole[number.range.upperBound...].matches(of: #/\p{L}+/#).last
        else { return strings }
        let isPlural = PluralCategory.name(of: count, in: "en") != "one"
        let noun = String(word.output)
        let agreeing = isPlural ? plural(of: noun) : singular(of: noun)
        // The word's place in the string that contains it.
        let place = whole.distance(from: whole.startIndex, to: word.range.lowerBound)
        var start = 0
        return strings.map { string in
            defer { start += string.count }
            let (from, to) = (place - start, place - start + noun.count)
            guard from >= 0, to <= string.count else { return string }
            var result = string
            result.replaceSubrange(
                string.index(string.startIndex, offsetBy: from)..<string.index(string.startIndex, offsetBy: to),
                with: agreeing)
            return result
        }
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice", "foot": "feet",
        "tooth": "teeth", "goose": "geese", "ox": "oxen", "die": "dice", "hero": "heroes", "potato": "potatoes",
        "tomato": "tomatoes", "leaf": "leaves", "life": "lives", "knife": "knives", "shelf": "shelves",
        "half": "halves", "wolf": "wolves", "wife": "wives", "loaf": "loaves", "thief": "thieves",
        "bus": "buses", "virus": "viruses", "status": "statuses", "bonus": "bonuses", "analysis": "analyses",
        "crisis": "crises", "index": "indices", "criterion": "criteria",
    ]
    private static let unchanging: Set = [
        "sheep", "fish", "series", "species", "aircraft", "deer", "news", "equipment", "information", "money",
    ]
    private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

    /// The plural of a singular; words that are plurals stay as they are.
    package static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || isPlural(lower) { return word }
        return changing(word) { lower in
            if let known = irregular[lower] { return known }
            if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
                return lower.dropLast() + "ies"
            }
            return ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) ? lower + "es" : lower + "s"
        }
    }

    /// The singular of a plural; words that are singulars stay as they are.
    package static func singular(of word: String) -> String {
        let lower = word.lowercased()
        guard !unchanging.contains(lower), isPlural(lower) else { return word }
        return changing(word) { lower in
            if let known = irregular.first(where: { $0.value == lower }) { return known.key }
            if lower.hasSuffix("ies"), lower.count > 4 { return lower.dropLast(3) + "y" }
            let hasLongEnding = ["ses", "xes", "zes", "ches", "shes"].contains(where: lower.hasSuffix)
            return String(lower.dropLast(hasLongEnding && !lower.hasSuffix("uses") ? 2 : 1))
        }
    }

    private static func isPlural(_ lower: String) -> Bool {
        if irregular.values.contains(lower) { return true }
        return lower.hasSuffix("s") && !["ss", "us", "is"].contains(where: lower.hasSuffix) && irregular[lower] == nil
    }

    /// `change` of a lowercase word, with the case of `word`.
    private static func changing(_ word: String, _ change: (String) -> String) -> String {
        let changed = change(word.lowercased())
        if word.count > 1, word == word.uppercased() { return changed.uppercased() }
        return word.first?.isUppercase == true ? changed.prefix(1).uppercased() + changed.dropFirst() : changed
    }
}
