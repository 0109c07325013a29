// SPDX-License-Identifier: MIT

/// Suggests known names for misspelt ones.
package enum NearestName {
    /// The name with the smallest distance from `text`, ignoring case. If several names are equally near, takes the
    /// first. nil if the distance exceeds both 2 and half of the name's length.
    package static func suggestion(for text: String, among names: [String]) -> String? {
        let nearest = names.map { (name: $0, distance: distance(text.lowercased(), $0.lowercased())) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(2, nearest.name.count / 2) else { return nil }
        return nearest.name
    }

    /// Returns the `count` nearest names, nearest first; ties in alphabetical order.
    package static func ranked(for text: String, among names: [String], count: Int) -> [String] {
        let text = String(text.prefix(longestText))
        return names.map { (name: $0, distance: distance(text, $0)) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }

    /// In characters. A longer `text` is cut, which bounds the time of a comparison.
    private static let longestText = 64

    /// The optimal string alignment distance: the number of insertions, deletions, replacements and swaps of
    /// neighbouring letters that turn one name into the other.
    package static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a), Array(b))
        // `rows[i][j]` is the distance between the first i letters of `a` and the first j letters of `b`.
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
