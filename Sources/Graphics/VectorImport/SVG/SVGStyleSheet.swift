// SPDX-License-Identifier: MIT

import Foundation

/// The rules of `<style>` elements. Supports selectors without combinators (`path`, `.a`, `#b`, `*`, `path.a.b`), and
/// lists of these.
struct SVGStyleSheet {
    /// The declarations of a block or a `style` attribute.
    struct Declarations: Equatable {
        var normal: [String: String] = [:]
        /// The declarations marked `!important`, which override all other declarations, regardless of their origin.
        var important: [String: String] = [:]
    }

    private struct Rule {
        var type: String?
        var id: String?
        var classes: [String] = []
        var declarations: Declarations

        /// An id outweighs any number of classes, and a class outweighs a type.
        var specificity: Int { (id == nil ? 0 : 1 << 40) + classes.count << 8 + (type == nil ? 0 : 1) }
    }

    /// The unsupported selectors and at-rules.
    private(set) var rejected: [String] = []
    private var rules: [Rule] = []
    /// The indices of the rules by the most selective part of their selector: id, class or type.
    private var byKey: [String: [Int]] = [:]

    var isEmpty: Bool { rules.isEmpty }

    init(_ text: String) {
        let characters = Array(Self.withoutComments(text))
        read(characters[...])
        rules.sort { $0.specificity < $1.specificity }
        for (i, rule) in rules.enumerated() {
            let key =
                rule.id.map { "#" + $0 } ?? rule.classes.first.map { "." + $0 } ?? rule.type ?? "*"
            byKey[key, default: []].append(i)
        }
    }

    /// The declarations that apply to an element, in ascending order of specificity.
    ///
    /// - Parameter budget: Decremented for each rule tested. Testing stops at 0.
    func declarations(
        type: String, id: String?, classes: [Substring], budget: inout Int
    ) -> [Declarations] {
        guard !rules.isEmpty else { return [] }
        var matching: [Int] = []
        for key in [type, "*"] + (id.map { ["#" + $0] } ?? []) + Set(classes).map({ "." + $0 }) {
            guard let candidates = byKey[key] else { continue }
            budget -= candidates.count
            guard budget >= 0 else { return [] }
            matching += candidates.filter { i in
                let rule = rules[i]
                return (rule.type == nil || rule.type == type) && (rule.id == nil || rule.id == id)
                    && rule.classes.allSatisfy { name in classes.contains { $0 == name } }
            }
        }
        return matching.sorted().map { rules[$0].declarations }
    }

    // MARK: Reading

    /// Reads the rules of a style sheet, or of a block within it.
    private mutating func read(_ text: ArraySlice<Character>) {
        var start = text.startIndex
        while start < text.endIndex {
            // A statement ends with a block or a semicolon.
            guard let mark = Self.first(["{", ";"], in: text[start...]) else { return }
            let head = String(text[start..<mark]).trimmingCharacters(in: .whitespacesAndNewlines)
            guard text[mark] == "{" else {
                start = mark + 1
                continue
            }
            let end = Self.end(ofBlockAt: mark, in: text)
            let block = text[(mark + 1)..<end]
            start = min(end + 1, text.endIndex)
            if head.hasPrefix("@") {
                if applies(head) { read(block) }
            } else {
                let declarations = Self.declarations(String(block))
                for selector in head.split(separator: ",") { add(selector, declarations) }
            }
        }
    }

    /// Whether the rules in the block of an at-rule apply. They are tested for a screen with light appearance and any
    /// size.
    private mutating func applies(_ head: String) -> Bool {
        let words = head.lowercased().split { $0.isWhitespace || $0 == "(" }
        switch words.first {
        case "@media":
            let queries = head.dropFirst("@media".count).lowercased().split(separator: ",")
            return queries.contains { query in
                var parts = query.split { $0.isWhitespace }.filter { $0 != "only" }
                let isNegated = parts.first == "not"
                if isNegated { parts.removeFirst() }
                let condition = parts.joined()
                let isKnown = [
                    "all", "screen", "", "(prefers-color-scheme:light)", "screenand(prefers-color-scheme:light)",
                ]
                if !isKnown.contains(condition), condition.contains("("),
                    !condition.contains("prefers-color-scheme:dark")
                {
                    rejected.append(head)
                    return false
                }
                return isKnown.contains(condition) != isNegated
            }
        case "@layer", "@supports", "@scope": return true
        default: return false
        }
    }

    /// The index of the first of the characters `wanted` outside of quoted strings; nil if there is none.
    private static func first(_ wanted: Set<Character>, in text: ArraySlice<Character>) -> Int? {
        var quote: Character?
        var index = text.startIndex
        while index < text.endIndex {
            let character = text[index]
            if character == "\\" {
                index += 1
            } else if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if wanted.contains(character) {
                return index
            }
            index += 1
        }
        return nil
    }

    /// The index of the brace that closes a block; the end of the text if there is none.
    private static func end(ofBlockAt open: Int, in text: ArraySlice<Character>) -> Int {
        var (depth, index) = (0, open)
        while let mark = first(["{", "}"], in: text[index...]) {
            depth += text[mark] == "{" ? 1 : -1
            if depth == 0 { return mark }
            index = mark + 1
        }
        return text.endIndex
    }

    private mutating func add(_ selector: Substring, _ declarations: Declarations) {
        let text = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        var rule = Rule(declarations: declarations)
        var scanner = text[...]
        func readName() -> String? {
            let name = scanner.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
            scanner = scanner[name.endIndex...]
            return name.isEmpty ? nil : String(name)
        }
        if scanner.hasPrefix("*") { scanner.removeFirst() } else { rule.type = readName() }
        while let mark = scanner.first {
            scanner.removeFirst()
            guard mark == "." || mark == "#", let name = readName() else {
                rejected.append(text)
                return
            }
            if mark == "." { rule.classes.append(name) } else { rule.id = name }
        }
        rules.append(rule)
    }

    /// Parses `name: value; …` and keeps the supported names.
    static func declarations(_ text: String) -> Declarations {
        var result = Declarations()
        let characters = Array(text)
        var rest = characters[...]
        while !rest.isEmpty {
            let end = first([";"], in: rest) ?? rest.endIndex
            let declaration = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = String(declaration[..<colon]).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            guard SVGStyle.propertyNames.contains(name) else { continue }
            let value = String(declaration[(colon + 1)...]).trimmingCharacters(in: .whitespacesAndNewlines)
            // Blanks may surround the exclamation mark of `!important`.
            if let mark = value.lastIndex(of: "!"),
                value[value.index(after: mark)...].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                    == "important"
            {
                result.important[name] = value[..<mark].trimmingCharacters(in: .whitespacesAndNewlines)
            } else {
                result.normal[name] = value
            }
        }
        return result
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].range(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}
