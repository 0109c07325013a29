// SPDX-License-Identifier: MIT

import Foundation

// Foundation's subscript requires that values are `Sendable`, which cannot be stated of a key that is known only at run
// time. This module is compiled in Swift 5 mode, where the compiler does not check it.

extension AttributeContainer {
    package func value<K: AttributedStringKey>(of key: K.Type) -> K.Value? { self[key] }

    package mutating func set<K: AttributedStringKey>(_ value: K.Value?, of key: K.Type) { self[key] = value }
}
