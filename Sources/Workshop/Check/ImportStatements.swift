/// Statements that import modules.
enum ImportStatements {
    /// The text without the import of a module in one of its lines; nil where there is none. Nothing else moves.
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
