// SPDX-License-Identifier: MIT

import Support
import ViewCompiler

/// Finds SwiftUI's names by the spellings that agents use.
struct NameIndex: Sendable {
    struct Entry: Sendable, Hashable {
        var name: NameFamily.Name
        var family: String
        var framework: String

        var label: String { name.label }
    }

    static let standard = NameIndex(NameFamily.all)

    private let entries: [Entry]

    init(_ families: [NameFamily]) {
        entries = families.flatMap { family in
            family.names.map { Entry(name: $0, family: family.title, framework: family.framework) }
        }
    }

    /// The entries of a name as code spells it. A name without a prefix matches every kind.
    func entries(for text: String) -> [Entry] {
        let (name, kinds) = Self.plain(text)
        let exact = entries.filter { $0.name.text == name && (kinds.isEmpty || kinds.contains($0.name.kind)) }
        if !exact.isEmpty { return exact }
        // For a member without its owner, such as `.mint`, finds the members of all types.
        return entries.filter { $0.name.kind == .member && $0.name.text.hasSuffix("." + name) }
    }

    func entries(containing word: String) -> [Entry] {
        let word = word.lowercased()
        return entries.filter { $0.name.text.lowercased().contains(word) }
    }

    /// All entries of the family and kind of `entry`, except `entry` itself.
    func family(of entry: Entry) -> [Entry] {
        entries.filter { $0.family == entry.family && $0.name.kind == entry.name.kind && $0 != entry }
    }

    /// The five names nearest to a misspelt one, at an edit distance of at most a third of its length.
    func near(_ text: String) -> [String] {
        let name = Self.plain(text).name.lowercased()
        guard name.utf8.count <= 64 else { return [] }
        var seen: Set<String> = []
        return entries.map { (label: $0.label, distance: NearestName.distance(name, $0.name.text.lowercased())) }
            .filter { $0.distance <= max(1, name.count / 3) && seen.insert($0.label).inserted }
            .sorted { ($0.distance, $0.label) < ($1.distance, $1.label) }.prefix(5).map(\.label)
    }

    /// Splits a spelling into the bare name and the kinds that its prefix allows; an empty set allows all kinds.
    private static func plain(_ text: String) -> (name: String, kinds: Set<NameFamily.Kind>) {
        var name = text.prefix { $0 != "(" }.trimmingSpaces
        var kinds: Set<NameFamily.Kind> = []
        if name.hasPrefix("\\.") {
            kinds = [.environment]
            name = String(name.dropFirst(2))
        } else if name.hasPrefix(".") {
            kinds = [.modifier, .member]
            name = String(name.dropFirst())
        } else if name.hasPrefix("@") || name.hasPrefix("#") {
            kinds = [.attribute, .macro, .literal]
            name = String(name.dropFirst())
        } else if name.hasPrefix("View.") {
            kinds = [.modifier, .member]
            name = String(name.dropFirst(5))
        }
        return (name, kinds)
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
