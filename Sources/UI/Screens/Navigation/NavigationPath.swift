// SPDX-License-Identifier: MIT

import Views

/// Values of any types, one for each page above the first.
public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    /// No page above the first.
    public init() { values = [] }
    /// A page for each value.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    /// A page for each value.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        values = elements.map { AnyHashable($0) }
    }

    /// How many pages there are above the first.
    public var count: Int { values.count }
    /// Whether the first page is seen.
    public var isEmpty: Bool { values.isEmpty }

    /// Adds a page.
    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    /// Adds a page.
    public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

    /// Takes pages off the end.
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
