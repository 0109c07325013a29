// SPDX-License-Identifier: MIT

/// The table of supported SwiftUI names: the generated part of `docs/compatibility.md`.
package struct CompatibilityTable {
    private struct Share {
        var working = 0
        var all = 0
        var text: String { all == 0 ? "" : "\(working) of \(all)" }
        static func + (one: Share, other: Share) -> Share {
            Share(working: one.working + other.working, all: one.all + other.all)
        }
        /// Rounded down, so that 100 means all.
        var percent: Int { all == 0 ? 100 : working * 100 / all }
    }

    private struct Row {
        var family: NameFamily
        var types = Share()
        var modifiers = Share()
        var members = Share()
        var missing: [NameFamily.Name] = []
        var withoutEffect: [NameFamily.Name] = []
        var unsupported: [NameFamily.Name] = []
        var standIns: [NameFamily.Name] = []
        var all: Share { types + modifiers + members }
    }

    private var rows: [Row]

    package init(_ table: NameTable, _ existing: ExistingNames) {
        rows = table.families.filter { !$0.names.isEmpty }.map { family in
            var row = Row(family: family)
            for name in family.names {
                let support = existing.support(of: name)
                let share = Share(working: support == .works ? 1 : 0, all: 1)
                switch name.kind {
                case .type, .attribute, .macro, .literal: row.types = row.types + share
                case .modifier: row.modifiers = row.modifiers + share
                case .member, .environment, .function: row.members = row.members + share
                }
                switch support {
                case .works: break
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
        let total = own.reduce(Share()) { $0 + $1.all }
        func count(_ names: KeyPath<Row, [NameFamily.Name]>) -> Int {
            own.map { $0[keyPath: names].count }.reduce(0, +)
        }
        var lines = [
            """
            \(total.working) of \(total.all) public names of SwiftUI that the table knows work: \(total.percent) %. Of the others,
            \(count(\.withoutEffect)) modifiers have no effect in a picture, \(count(\.unsupported)) are not supported yet and warn,
            \(count(\.standIns)) types are stand-ins, and \(count(\.missing)) names are missing. The column "members" counts
            members of types, environment values and functions.
            """,
            "",
        ]
        lines += Self.table(own) + ["", "Names of other frameworks that view code commonly uses:", ""]
        lines += Self.table(others, hasStandIns: true)
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

    private static func table(_ rows: [Row], hasStandIns: Bool = false) -> [String] {
        let titles = [
            "family", "works", "types", "modifiers", "members", "no effect in a picture", "not supported yet",
        ]
        var lines = [line(titles + (hasStandIns ? ["stand-ins"] : []))]
        lines.append("| --- |" + String(repeating: " ---: |", count: titles.count - (hasStandIns ? 0 : 1)))
        for row in rows {
            let cells = [
                row.family.title, "\(row.all.percent) %", row.types.text, row.modifiers.text, row.members.text,
                cell(row.withoutEffect), cell(row.unsupported),
            ]
            lines.append(line(cells + (hasStandIns ? [cell(row.standIns)] : [])))
        }
        return lines
    }

    private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    private static func cell(_ names: [NameFamily.Name]) -> String { names.isEmpty ? "" : "\(names.count)" }

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
