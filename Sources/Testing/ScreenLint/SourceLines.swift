// SPDX-License-Identifier: MIT

import Foundation

/// Finds the source lines of views. Views do not record their lines, so a literal with the view's words is searched for
/// in the declaration of the enclosing view type. The line is known only if the literal occurs there exactly once.
package struct SourceLines {
    private let declarations: [String: (file: String, line: Int)]
    /// The lines of each file, by the file's path.
    private let files: [String: [Substring]]
    package let suppressions: Suppressions

    /// - Parameters:
    ///   - declarations: The file and line of each view, by name.
    ///   - texts: The texts of these files.
    package init(declarations: [String: (file: String, line: Int)], texts: [String: String]) {
        self.declarations = declarations
        files = texts.mapValues { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        var suppressions = Suppressions()
        for (file, text) in texts { suppressions.read(text, of: file) }
        self.suppressions = suppressions
    }

    package func place(of view: String?, showing words: String?) -> (file: String, line: Int)? {
        guard let view, let start = declarations[view] else { return nil }
        guard let words, !words.isEmpty, let lines = files[start.file] else { return start }
        // A declaration ends where the next declaration in the file begins.
        let end = declarations.values.filter { $0.file == start.file && $0.line > start.line }.map(\.line).min()
        let body = start.line - 1..<max(start.line, min((end ?? .max) - 1, lines.count))
        let found = body.filter { lines.indices.contains($0) && lines[$0].contains("\"\(words)\"") }
        return found.count == 1 ? (start.file, found[0] + 1) : start
    }
}
