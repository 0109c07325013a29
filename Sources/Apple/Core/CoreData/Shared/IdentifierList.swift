// SPDX-License-Identifier: MIT

/// Identifiers in the order of their insertion. SwiftData uses it, too.
package struct IdentifierList<Identifier: Hashable> {
    private var members: Set<Identifier> = []
    package private(set) var all: [Identifier] = []

    package init() {}
    package var isEmpty: Bool { all.isEmpty }
    package func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    package mutating func insert(_ identifier: Identifier) {
        if members.insert(identifier).inserted { all.append(identifier) }
    }

    package mutating func remove(_ identifier: Identifier) {
        if members.remove(identifier) != nil { all.removeAll { $0 == identifier } }
    }

    package mutating func removeAll() { (members, all) = ([], []) }
}
