// SPDX-License-Identifier: MIT

/// Finds what somebody meant to type.
package enum NearestName {
    /// The first of the names with the fewest edits; nil where even that one is too far to be meant: more than half of
    /// its letters, and more than two.
    package static func suggestion(for text: String, among names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(text.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, nearest.name.count / 2) else { return nil }
        return nearest.name
    }

    /// The names with the fewest edits, however many those are; among equals in alphabetical order.
    package static func ranked(for text: String, among names: [String], count: Int) -> [String] {
        let text = String(text.prefix(longestText))
        return names.map { (name: $0, distance: distance(text, $0)) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }

    /// Nobody means a name by more letters than these.
    private static let longestText = 64

    /// Letters inserted, removed, replaced, or swapped with their neighbour, each of them once at most.
    package static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        // rows[i][j]: from the first i letters of `a` to the first j of `b`.
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var best = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
