// SPDX-License-Identifier: MIT

import Foundation

/// An object from which the key path of a sort descriptor reads its key instead of a value.
private final class KeyReader: NSObject {}

extension NSObject {
    fileprivate subscript(sorting key: String) -> Any? { self is KeyReader ? key : KeyPaths.value(of: self, key) }
}

// Open-source Foundation's sort descriptors have no keys and need values that are `Comparable`.
extension NSSortDescriptor {
    public convenience init(key: String?, ascending: Bool) {
        self.init(
            keyPath: \NSObject.[sorting: key ?? "self"], ascending: ascending,
            comparator: { PredicateValue.sortingOrder($0, $1) })
    }

    public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self.init(
            keyPath: \NSObject.[sorting: key ?? "self"], ascending: ascending,
            comparator: { comparator($0 as Any, $1 as Any) })
    }

    /// - Parameter comparison: The name of a method by which strings are compared, such as `localizedStandardCompare:`.
    package convenience init(key: String?, ascending: Bool, comparison: String) {
        self.init(keyPath: \NSObject.[sorting: key ?? "self"], ascending: ascending) { first, second in
            guard case (.text(let first), .text(let second)) = (PredicateValue(first), PredicateValue(second)) else {
                return PredicateValue.sortingOrder(first, second)
            }
            if comparison.contains("localizedStandardCompare") { return first.localizedStandardCompare(second) }
            if comparison.contains("aseInsensitiveCompare") { return first.caseInsensitiveCompare(second) }
            return first.compare(second)
        }
    }

    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: { PredicateValue.sortingOrder($0, $1) })
    }

    /// The key; nil if the descriptor was made with a Swift key path.
    public var key: String? { (keyPath as? KeyPath<NSObject, Any?>).flatMap { KeyReader()[keyPath: $0] as? String } }
}
