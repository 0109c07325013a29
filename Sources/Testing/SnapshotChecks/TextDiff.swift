// SPDX-License-Identifier: MIT

/// The difference of two texts: the lines between their common beginning and their common end.
struct TextDiff {
    /// The first differing line, from 1.
    let line: Int
    let removed: [Substring]
    let added: [Substring]

    /// nil if the texts are equal.
    init?(expected: String, actual: String) {
        if expected == actual { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        line = start + 1
        removed = Array(old[start..<old.count - end])
        added = Array(new[start..<new.count - end])
    }

    /// The first differing line and the numbers of lines, followed by at most eight differing lines of each text.
    var summary: String {
        let most = 8
        func lines(_ sign: String, _ lines: [Substring]) -> [String] {
            lines.prefix(most).map { "    \(sign) \($0)" }
                + (lines.count > most ? ["    \(sign) … and \(lines.count - most) lines more"] : [])
        }
        let counts = "from line \(line) on, \(added.count) lines instead of \(removed.count)"
        return ([counts] + lines("-", removed) + lines("+", added)).joined(separator: "\n")
    }
}
