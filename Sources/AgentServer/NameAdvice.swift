// SPDX-License-Identifier: MIT

import Workshop

/// What to write in place of a name that is not here.
struct NameAdvice {
    private let server: ToolSurroundings
    /// What has been asked of the compiler.
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

    /// - Parameter always: whether names of the same family are told where nothing better is known.
    mutating func words(for name: String, _ kind: String, always: Bool = true) throws -> String? {
        if let alternative = NameAlternatives.standard[name] { return "use " + alternative }
        let index = NameIndex.standard
        let family = index.entries(ofFamilyWith: name).filter { $0.name.kind.rawValue == kind }
        let near = family.sorted {
            (EditDistance.between(name, $0.name.text), $0.name.text)
                < (EditDistance.between(name, $1.name.text), $1.name.text)
        }.prefix(12)
        try lookUp(near.map(\.name))
        let there = near.filter { !isMissing($0.name) }.prefix(5)
        return there.isEmpty ? nil : "of the same family there are " + there.map(\.label).joined(separator: ", ")
    }
}
