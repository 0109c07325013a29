import Foundation

/// What stands at the top of source files: a scan of words and braces, not a parser.
///
/// It only proposes; the compiler has the last word about each proposal (`CompileService`).
package struct DeclarationScan: Equatable {
    /// Types of previews, in order.
    package var providers: [String] = []
    /// Apps.
    package var apps: [String] = []
    /// Views whose stored properties all seem to have values.
    package var views: [String] = []
    /// Whether `#Preview` is used.
    package var hasPreviewMacros = false
    /// All types and aliases at the top.
    package var types: Set<String> = []

    package init(_ sources: [String]) {
        for source in sources { scan(Self.blanked(source)) }
    }

    private mutating func scan(_ code: String) {
        let declaration =
            #/\b(struct|class|enum|actor|protocol|typealias)\s+([A-Za-z_]\w*)\s*(<[^{]*>)?\s*(:[^{]*)?(where[^{]*)?/#
        if code.contains(#/#Preview\b/#) { hasPreviewMacros = true }
        var depth = 0
        var position = code.startIndex
        while position < code.endIndex {
            let character = code[position]
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            if depth == 0, character.isLetter, Self.beginsWord(position, in: code),
                let match = code[position...].prefixMatch(of: declaration)
            {
                let name = String(match.2)
                types.insert(name)
                let parents = match.4.map { Self.words(in: $0) } ?? []
                if match.1 == "struct" || match.1 == "class" || match.1 == "enum" {
                    if parents.contains("PreviewProvider") { providers.append(name) }
                    if parents.contains("App") { apps.append(name) }
                }
                if match.1 == "struct", match.3 == nil, parents.contains("View"),
                    let body = Self.body(after: match.range.upperBound, in: code), !Self.needsArguments(body)
                {
                    views.append(name)
                }
                position = match.range.upperBound
                continue
            }
            position = code.index(after: position)
        }
    }

    private static func beginsWord(_ position: String.Index, in code: String) -> Bool {
        guard position > code.startIndex else { return true }
        let before = code[code.index(before: position)]
        return !(before.isLetter || before.isNumber || before == "_" || before == ".")
    }

    private static func words(in text: Substring) -> [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }

    /// What stands between the next braces.
    private static func body(after start: String.Index, in code: String) -> Substring? {
        guard let open = code[start...].firstIndex(of: "{") else { return nil }
        var depth = 0
        for position in code[open...].indices {
            if code[position] == "{" { depth += 1 }
            if code[position] == "}" {
                depth -= 1
                if depth == 0 { return code[code.index(after: open)..<position] }
            }
        }
        return nil
    }

    /// Whether a stored property without a value, or an initializer with parameters, stands in the body of a type.
    private static func needsArguments(_ body: Substring) -> Bool {
        var flat = ""
        var depth = 0
        for character in body {
            if character == "{" { depth += 1 }
            if depth == 0 || (depth == 1 && character == "{") { flat.append(character) }
            if character == "}" { depth -= 1 }
        }
        // Properties that find their values by themselves.
        let supplied = ["@Environment", "@EnvironmentObject", "@Namespace", "@GestureState", "@FocusState", "static "]
        for line in flat.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
            if line.contains(#/\binit\s*\(\s*\w/#) { return true }
            guard let property = line.firstMatch(of: #/\b(let|var)\s+\w+\s*(:[^={]*)?(=|\{)?/#) else { continue }
            if property.3 != nil || supplied.contains(where: { line.contains($0) }) { continue }
            if property.1 == "var", property.2?.last(where: { !$0.isWhitespace }) == "?" { continue }
            return true
        }
        return false
    }

    /// Comments and strings as blanks, so that braces and words in them do not count.
    static func blanked(_ source: String) -> String {
        var result = ""
        result.reserveCapacity(source.utf8.count)
        var rest = Substring(source)
        while let first = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                skipComment(&rest)
                result.append(" ")
            } else if first == "\"" || first == "#" && rest.drop(while: { $0 == "#" }).first == "\"" {
                skipString(&rest)
                result += "\"\""
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Comments stand in each other.
    private static func skipComment(_ rest: inout Substring) {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
    }

    /// A literal in one line or in several, raw or not, with all that stands in its interpolations.
    private static func skipString(_ rest: inout Substring) {
        let marks = String(rest.prefix { $0 == "#" })
        rest = rest.dropFirst(marks.count)
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        let (end, escape) = (quotes + marks, "\\" + marks)
        while let next = rest.first {
            if rest.hasPrefix(end) {
                rest = rest.dropFirst(end.count)
                return
            }
            if quotes.count == 1, next.isNewline { return }
            guard rest.hasPrefix(escape) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(escape.count)
            if rest.first == "(" { skipInterpolation(&rest) } else { rest = rest.dropFirst() }
        }
    }

    private static func skipInterpolation(_ rest: inout Substring) {
        var depth = 0
        while let next = rest.first {
            if next == "\"" {
                skipString(&rest)
                continue
            }
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            rest = rest.dropFirst()
            if depth == 0 { return }
        }
    }
}
