// SPDX-License-Identifier: MIT

import Foundation

/// The rules of `<style>` elements, for selectors of one step: `path`, `.a`, `#b`, `*`, `path.a.b`, and lists of them.
struct SVGStyleSheet {
    private struct Rule {
        var type: String?
        var id: String?
        var classes: [String] = []
        var declarations: [String: String]

        /// Ids count more than any number of classes, these more than types.
        var specificity: Int { (id == nil ? 0 : 1 << 40) + classes.count << 8 + (type == nil ? 0 : 1) }
    }

    /// Selectors that were not understood.
    private(set) var rejected: [String] = []
    private var rules: [Rule] = []
    /// Rules by the part of their selector that fewest elements have.
    private var byKey: [String: [Int]] = [:]

    var isEmpty: Bool { rules.isEmpty }

    init(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            // A rule such as @import ends with a semicolon and has no braces.
            let selectors = rest[..<open].split(separator: ";").last ?? ""
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: "}") else { break }
            let declarations = Self.declarations(rest[..<close])
            rest = rest[rest.index(after: close)...]
            for selector in selectors.split(separator: ",") { add(selector, declarations) }
        }
        rules.sort { $0.specificity < $1.specificity }
        for (i, rule) in rules.enumerated() {
            let key =
                rule.id.map { "#" + $0 } ?? rule.classes.first.map { "." + $0 } ?? rule.type ?? "*"
            byKey[key, default: []].append(i)
        }
    }

    /// What the rules say about an element, more specific ones last.
    ///
    /// - Parameter budget: Loses one for each rule that is tried; nothing more is tried when it is used up.
    func declarations(
        type: String, id: String?, classes: [Substring], budget: inout Int
    ) -> [[String: String]] {
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

    private mutating func add(_ selector: Substring, _ declarations: [String: String]) {
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

    /// `name: value; …`, those of the names that are read.
    static func declarations(_ text: some StringProtocol) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in text.split(separator: ";") {
            guard let colon = declaration.firstIndex(of: ":") else { continue }
            let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            guard SVGStyle.propertyNames.contains(name) else { continue }
            var value = declaration[declaration.index(after: colon)...].trimmingCharacters(
                in: .whitespacesAndNewlines)
            if value.hasSuffix("!important") {
                value = value.dropLast(10).trimmingCharacters(in: .whitespacesAndNewlines)
            }
            result[name] = value
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
