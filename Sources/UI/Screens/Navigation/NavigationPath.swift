// SPDX-License-Identifier: MIT

import Views

public struct NavigationPath: Equatable {
    var values: [AnyHashable]

    public init() { values = [] }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        values = elements.map { AnyHashable($0) }
    }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
