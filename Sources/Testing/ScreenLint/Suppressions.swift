// SPDX-License-Identifier: MIT

import Foundation

/// Comments in source files that turn rules off: `// zoetrope:disable text-truncated, contrast`.
///
/// A comment covers its line and the next one. A finding without a known line is covered by a comment at the
/// declaration of the enclosing view type.
package struct Suppressions {
    private var files: [String: [Int: Set<String>]] = [:]

    package init() {}

    static let mark = "zoetrope:disable"

    /// Adds the suppressions in the comments of one file.
    package mutating func read(_ text: String, of file: String) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let comment = line.range(of: "//"), let mark = line[comment.upperBound...].range(of: Self.mark)
            else { continue }
            let names = line[mark.upperBound...].split { !$0.isLetter && $0 != "-" }.map(String.init)
            files[file, default: [:]][index + 1, default: []].formUnion(names.isEmpty ? ["all"] : names)
        }
    }

    /// Whether a comment on the finding's line, or on the line above, names the finding's rule or names no rule at all.
    package func cover(_ finding: Finding) -> Bool {
        guard let file = finding.file, let line = finding.line, let lines = files[file] else { return false }
        return [line, line - 1].contains { number in
            lines[number].map { $0.contains(finding.rule) || $0.contains("all") } == true
        }
    }
}
