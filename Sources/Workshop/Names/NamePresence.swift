// SPDX-License-Identifier: MIT

import Foundation

/// Which of some names there are, by the compiler's word: for those who ask before they write.
///
/// A member is named by its type, which any compiler understands or denies: `Color.mint`, and `Text.bold` as well.
struct NamePresence {
    private let members: [NameFamily.Name]
    /// All other names.
    private let probe: NameProbe
    let source: String
    private let firstMemberLine: Int

    init(_ names: Set<NameFamily.Name>, imports: Set<String>) {
        members = names.filter { $0.kind == .member }.sorted { $0.text < $1.text }
        probe = NameProbe(names.filter { $0.kind != .member }, imports: imports)
        let head = probe.source
        firstMemberLine = head.count { $0 == "\n" } + 1
        source = head + members.enumerated().map { "let member\($0) = \(Self.expression($1.text))\n" }.joined()
    }

    private static func expression(_ text: String) -> String {
        let parts = text.split(separator: ".")
        // Styles and the like are members of protocols, and looked for where one is wanted.
        if parts.first == "ShapeStyle", parts.count == 2 {
            return "{ (view: EmptyView) in view.foregroundStyle(.\(parts[1])) }"
        }
        return text
    }

    func missing(in diagnostics: [Diagnostic]) -> Set<NameFamily.Name> {
        var missing = probe.missing(in: diagnostics)
        for diagnostic in diagnostics where diagnostic.isError {
            let index = diagnostic.place.line - firstMemberLine
            guard members.indices.contains(index) else { continue }
            let parts = members[index].text.split(separator: ".").map(String.init)
            switch Complaint(diagnostic.message) {
            case .noMember(let text, of: _) where text == parts.last: missing.insert(members[index])
            case .noName(let text) where text == parts.first: missing.insert(members[index])
            // Its owner is what is missing.
            case .noMember(let text, of: _) where parts.dropLast().contains(text): missing.insert(members[index])
            default: break
            }
        }
        return missing
    }
}

extension CompileService {
    /// Those of some names that there are not.
    ///
    /// Of a macro nothing is known: it counts as there.
    package func missing(of names: Set<NameFamily.Name>) throws -> Set<NameFamily.Name> {
        try checkVersion()
        let place = try cache.workplace(
            for: BuildCache.key(of: ["presence"] + names.map { "\($0.kind) \($0.text)" }.sorted()))
        defer { try? FileManager.default.removeItem(atPath: place) }
        let frameworks = Set(names.compactMap { name in NameFamily.all.first { $0.names.contains(name) }?.framework })
        let presence = NamePresence(names, imports: frameworks.filter(engine.hasModule))
        let file = place + "/ZoetropeProbe.swift"
        try presence.source.write(toFile: file, atomically: false, encoding: .utf8)
        var sources = try SourceSet(path: file)
        sources.name = "ZoetropeProbe"
        let (_, said) = try typecheck([file], sources, Options())
        return presence.missing(in: Diagnostic.parse(said))
    }
}
