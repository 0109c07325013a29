// SPDX-License-Identifier: MIT

/// The table of supported SwiftUI names: the generated part of `docs/compatibility.md`.
package struct CompatibilityTable {
    private struct Share {
        var there = 0
        var all = 0
        var text: String { all == 0 ? "" : "\(there) of \(all)" }
        static func + (one: Share, other: Share) -> Share {
            Share(there: one.there + other.there, all: one.all + other.all)
        }
        /// Rounded down, so that 100 means all.
        var percent: Int { all == 0 ? 100 : there * 100 / all }
    }

    private struct Row {
        var family: NameFamily
        var types = Share()
        var modifiers = Share()
        var members = Share()
        var missing: [NameFamily.Name] = []
        var all: Share { types + modifiers + members }
    }

    private var rows: [Row]

    package init(_ table: NameTable, _ existing: ExistingNames) {
        rows = table.families.filter { !$0.names.isEmpty }.map { family in
            var row = Row(family: family)
            for name in family.names {
                let share = Share(there: existing.contains(name) ? 1 : 0, all: 1)
                switch name.kind {
                case .type, .attribute, .macro, .literal: row.types = row.types + share
                case .modifier: row.modifiers = row.modifiers + share
                case .member, .environment, .function: row.members = row.members + share
                }
                if share.there == 0 { row.missing.append(name) }
            }
            return row
        }
    }

    package static let start = "<!-- Made by `make compatibility` from here on. -->"
    package static let end = "<!-- Made by `make compatibility` up to here. -->"

    /// The document with this table between its two markers; nil if it lacks them.
    package func replacing(in document: String) -> String? {
        guard let start = document.firstRange(of: Self.start), let end = document.firstRange(of: Self.end),
            start.upperBound <= end.lowerBound
        else { return nil }
        return document[..<start.upperBound] + "\n\n" + markdown + "\n" + document[end.lowerBound...]
    }

    package var markdown: String {
        let own = rows.filter { $0.family.framework == "SwiftUI" }
        let others = rows.filter { $0.family.framework != "SwiftUI" }
        let total = own.reduce(Share()) { $0 + $1.all }
        var lines = [
            "\(total.there) of \(total.all) public names of SwiftUI that the table knows, \(total.percent) %. Members are those of types,",
            "values of the environment, and functions.", "",
        ]
        lines += Self.table(own) + ["", "Of other frameworks, as far as view code uses them:", ""] + Self.table(others)
        lines += ["", "### Missing names", "", "Without the members of types that are missing.", ""]
        let absent = Set(rows.flatMap(\.missing).filter { $0.kind != .modifier }.map(\.text))
        for row in rows {
            let names = row.missing.filter { name in
                name.kind != .member
                    || !absent.contains(String(name.text[..<(name.text.lastIndex(of: ".") ?? name.text.endIndex)]))
            }
            if names.isEmpty { continue }
            lines += ["<details><summary>\(row.family.title): \(names.count)</summary>", ""]
            lines += Self.wrapped(names.map { "`\($0.label)`" }) + ["", "</details>", ""]
        }
        return lines.joined(separator: "\n")
    }

    private static func table(_ rows: [Row]) -> [String] {
        ["| family | there | types | modifiers | members |", "| --- | ---: | ---: | ---: | ---: |"]
            + rows.map { row in
                "| \(row.family.title) | \(row.all.percent) % | \(row.types.text) | \(row.modifiers.text) | \(row.members.text) |"
            }
    }

    /// Joins words into lines of at most 120 characters.
    private static func wrapped(_ words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + word.count < 119 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
