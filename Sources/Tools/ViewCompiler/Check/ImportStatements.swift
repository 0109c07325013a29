// SPDX-License-Identifier: MIT

/// Finds and blanks `import` statements.
enum ImportStatements {
    /// Blanks the imports of some modules, and of their submodules. Everything else keeps its place.
    static func blank(_ modules: Set<String>, in text: String) -> String {
        var places: [(line: Int, column: Int)] = []
        return blank(modules, in: text, places: &places)
    }

    /// Blanks the imports of some modules, like `blank(_:in:)`, and appends the place of each blanked import to
    /// `places`.
    ///
    /// - Parameter places: The places of the modules' names. Lines and columns count from 1, columns in bytes.
    static func blank(_ modules: Set<String>, in text: String, places: inout [(line: Int, column: Int)]) -> String {
        guard !modules.isEmpty else { return text }
        let form = form
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, line) in lines.enumerated() where line.hasBytes(of: "import") {
            guard let match = line.wholeMatch(of: form), modules.contains(String(match.1)) else { continue }
            places.append((index + 1, line.utf8.distance(from: line.startIndex, to: match.1.startIndex) + 1))
            lines[index] = String(repeating: " ", count: line.utf8.count)
        }
        return lines.joined(separator: "\n")
    }

    /// The modules that a text imports, entirely or in part.
    static func modules(in text: String) -> Set<String> {
        var modules: Set<String> = []
        for line in text.lines(with: "import") {
            if let match = line.wholeMatch(of: form) { modules.insert(String(match.1)) }
        }
        return modules
    }

    static func modules(in texts: [String]) -> Set<String> {
        texts.reduce(into: []) { $0.formUnion(modules(in: $1)) }
    }

    // Compiled once, because a compiled expression takes longer to make than to match. It has no state.
    nonisolated(unsafe) private static let form: Regex<(Substring, Substring)> =
        #/^\s*(?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+)*import\s+(?:\w+\s+)??(\w+)(?:\.\w+)*\s*(?://.*)?$/#

    /// Blanks the import of a module in one line; nil if that line does not import it. Everything else keeps its place.
    static func blank(_ module: String, inLine line: Int, of text: String) -> String? {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        guard lines.indices.contains(line - 1) else { return nil }
        var found = false
        let statements = lines[line - 1].split(separator: ";", omittingEmptySubsequences: false).map { statement in
            guard !found, statement.contains(#/\bimport\b/#), statement.contains(module) else {
                return String(statement)
            }
            found = true
            return String(repeating: " ", count: statement.utf8.count)
        }
        lines[line - 1] = statements.joined(separator: ";")
        return found ? lines.joined(separator: "\n") : nil
    }
}
