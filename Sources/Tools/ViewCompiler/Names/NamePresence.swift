// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Asks the compiler which of some names exist, before any code uses them.
///
/// A member is spelt with its type, so that the compiler can check it without a value: `Color.mint`, `Text.bold`.
struct NamePresence {
    private let members: [NameFamily.Name]
    /// Tests the names that are not members.
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
        // Static members of style protocols only resolve where a style is expected.
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
            switch DiagnosticSubject(diagnostic.message) {
            case .noMember(let text, of: _) where text == parts.last: missing.insert(members[index])
            case .noName(let text) where text == parts.first: missing.insert(members[index])
            // A part of the owner is missing, so the member is missing, too.
            case .noMember(let text, of: _) where parts.dropLast().contains(text): missing.insert(members[index])
            default: break
            }
        }
        return missing
    }
}

extension CompileService {
    /// The given names that the compiler does not know.
    ///
    /// Macros cannot be probed, and count as existing.
    package func missing(of names: Set<NameFamily.Name>) throws -> Set<NameFamily.Name> {
        try checkVersion()
        let place = try cache.scratchFolder(
            for: BuildCache.key(of: ["presence"] + names.map { "\($0.kind) \($0.text)" }.sorted()))
        defer { try? FileManager.default.removeItem(atPath: place) }
        let frameworks = Set(names.compactMap { name in NameFamily.all.first { $0.names.contains(name) }?.framework })
        let presence = NamePresence(names, imports: frameworks.filter(engine.hasModule))
        let file = place + "/ZoetropeProbe.swift"
        try FileSystem.write(presence.source, to: file)
        var sources = try SourceSet(path: file)
        sources.name = "ZoetropeProbe"
        let (_, said) = try typecheck([file], sources, Options())
        return presence.missing(in: Diagnostic.parse(said))
    }
}
