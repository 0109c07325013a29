// SPDX-License-Identifier: MIT

/// The table of supported SwiftUI names: the generated part of `docs/compatibility.md`.
package struct CompatibilityTable {
    private struct Share {
        var working = 0
        var all = 0
        /// Rounded down, so that 100 means all.
        var percent: Int { all == 0 ? 100 : working * 100 / all }
    }

    private struct Row {
        var family: NameFamily
        var all = Share()
        var missing: [NameFamily.Name] = []
        var withoutEffect: [NameFamily.Name] = []
        var unsupported: [NameFamily.Name] = []
        var standIns: [NameFamily.Name] = []
        /// The number of names that compile but change no picture, or only a warning.
        var onlyCompiling: Int { withoutEffect.count + unsupported.count + standIns.count }
    }

    private var rows: [Row]

    package init(_ table: NameTable, _ existing: ExistingNames) {
        rows = table.families.filter { !$0.names.isEmpty }.map { family in
            var row = Row(family: family)
            for name in family.names {
                let support = existing.support(of: name)
                row.all.all += 1
                switch support {
                case .works: row.all.working += 1
                case .missing: row.missing.append(name)
                case .withoutEffect: row.withoutEffect.append(name)
                case .unsupported: row.unsupported.append(name)
                case .standIn: row.standIns.append(name)
                }
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
        let total = own.reduce(into: Share()) {
            $0.working += $1.all.working
            $0.all += $1.all.all
        }
        func count(_ names: KeyPath<Row, [NameFamily.Name]>) -> Int {
            own.map { $0[keyPath: names].count }.reduce(0, +)
        }
        var lines = [
            """
            \(total.working) of \(total.all) public names of SwiftUI that the table knows work: \(total.percent) %. Of the others,
            \(count(\.withoutEffect)) modifiers have no effect in a picture, \(count(\.unsupported)) are not supported yet and warn,
            \(count(\.standIns)) types are stand-ins, and \(count(\.missing)) names are missing.
            """,
            "",
        ]
        lines += Self.table(own) + ["", "Names of other frameworks that view code commonly uses:", ""]
        lines += Self.table(others)
        lines += [
            "", "### Modifiers that change nothing", "",
            "*No effect in a picture*: speech, hovering, haptics, keyboards, other platforms (`NoEffectReason` lists the reasons).",
            "*Not supported yet*: the first use causes a warning with the name. `Tools/modifiers` lists all overloads, including those that",
            "support only some arguments.", "",
        ]
        lines += Self.details("No effect in a picture", rows.flatMap(\.withoutEffect))
        lines += Self.details("Not supported yet", rows.flatMap(\.unsupported))
        lines += Self.details("Stand-ins, types that only store values", rows.flatMap(\.standIns))
        lines += ["### Missing names", "", "Members of missing types are not listed.", ""]
        let absent = Set(rows.flatMap(\.missing).filter { $0.kind != .modifier }.map(\.text))
        for row in rows {
            let names = row.missing.filter { name in
                name.kind != .member
                    || !absent.contains(String(name.text[..<(name.text.lastIndex(of: ".") ?? name.text.endIndex)]))
            }
            if names.isEmpty { continue }
            lines += Self.details(row.family.title, names)
        }
        return lines.joined(separator: "\n")
    }

    private static func details(_ title: String, _ names: [NameFamily.Name]) -> [String] {
        if names.isEmpty { return [] }
        return ["<details><summary>\(title): \(names.count)</summary>", ""]
            + wrapped(names.map { "`\($0.label)`" }) + ["", "</details>", ""]
    }

    private static func table(_ rows: [Row]) -> [String] {
        ["| family | works | only compiles | missing | share that works |", "| --- | ---: | ---: | ---: | ---: |"]
            + rows.map { row in
                "| \(row.family.title) | \(row.all.working) | \(row.onlyCompiling) | \(row.missing.count) | "
                    + "\(row.all.percent) % |"
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
