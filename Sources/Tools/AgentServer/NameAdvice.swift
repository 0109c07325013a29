// SPDX-License-Identifier: MIT

import Support
import ViewCompiler

/// Suggests what to write in place of missing names.
struct NameAdvice {
    private let server: ToolSurroundings
    /// The names that the compiler has been asked about.
    private var asked: Set<NameFamily.Name> = []
    private var missing: Set<NameFamily.Name> = []

    init(_ server: ToolSurroundings) { self.server = server }

    mutating func lookUp(_ names: [NameFamily.Name]) throws {
        let new = Set(names).subtracting(asked)
        guard !new.isEmpty else { return }
        missing.formUnion(try server.lookUp(new))
        asked.formUnion(new)
    }

    func isMissing(_ name: NameFamily.Name) -> Bool { missing.contains(name) }

    func support(of entry: NameIndex.Entry) -> String {
        if !isMissing(entry.name) { return "supported" }
        return NameTable.outOfScope.contains(entry.framework) ? "never" : "notYet"
    }

    /// Advice for a missing name: a replacement, or up to five supported names of its family. nil if there is none.
    mutating func words(for entry: NameIndex.Entry) throws -> String? {
        if let alternative = NameAlternatives.standard[entry.label] { return "use " + alternative }
        guard isMissing(entry.name) else { return nil }
        let near = Self.near(entry)
        try lookUp(near.map(\.name))
        let there = near.filter { !isMissing($0.name) }.prefix(5)
        return there.isEmpty ? nil : "related names: " + there.map(\.label).joined(separator: ", ")
    }

    /// Looks up all names with two runs of the compiler: one for the names, one for replacements of the missing ones.
    /// Each run tests any number of names.
    mutating func prepare(_ entries: [NameIndex.Entry]) throws {
        try lookUp(entries.map(\.name))
        try lookUp(entries.filter { isMissing($0.name) }.flatMap(Self.near).map(\.name))
    }

    /// The twelve nearest names of the same kind and family.
    private static func near(_ entry: NameIndex.Entry) -> [NameIndex.Entry] {
        NameIndex.standard.family(of: entry).map {
            (entry: $0, distance: NearestName.distance(entry.name.text, $0.name.text))
        }
        .sorted { ($0.distance, $0.entry.label) < ($1.distance, $1.entry.label) }.prefix(12).map(\.entry)
    }
}
