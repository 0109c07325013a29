// SPDX-License-Identifier: MIT

import Foundation

extension NSPredicate {
    /// Parses a format string by `PredicateParser`, because open-source Foundation has no parser. A format that is not
    /// understood gives a predicate that is always false.
    ///
    /// - Parameter now: The time that `now()` gives.
    /// - Parameter mistake: Called with the format if it is not understood.
    package convenience init(
        parsing format: String, _ arguments: [Any?], now: @escaping () -> Date, mistake: (String) -> Void
    ) {
        let tree = PredicateParser.tree(format, arguments)
        if tree == nil { mistake(format) }
        self.init { object, variables in
            tree?.holds(PredicateScope(object: object, variables: variables ?? [:], now: now)) ?? false
        }
        objc_setAssociatedObject(
            self, FormatKey.address, "\(format) \(arguments)", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    /// The format with its arguments. nil for blocks and compound predicates.
    private var format: String? { objc_getAssociatedObject(self, FormatKey.address) as? String }

    /// Whether both predicates were made of the same formats and constants in the same way. Two blocks are never the
    /// same.
    package func isSame(as other: NSPredicate?) -> Bool {
        guard let other else { return false }
        if self === other { return true }
        if let compound = self as? NSCompoundPredicate, let other = other as? NSCompoundPredicate {
            return compound.compoundPredicateType == other.compoundPredicateType
                && compound.subpredicates.elementsEqual(other.subpredicates) { $0.isSame(as: $1) }
        }
        if self is NSCompoundPredicate || other is NSCompoundPredicate { return false }
        if let format { return format == other.format }
        return isEqual(other)
    }
}

private enum FormatKey {
    /// The address of the type's metadata, which is unique.
    static var address: UnsafeRawPointer { unsafeBitCast(FormatKey.self as Any.Type, to: UnsafeRawPointer.self) }
}

/// An expression over the keys of an object, such as the derivation of a Core Data attribute.
package struct KeyedExpression {
    private let operand: PredicateOperand

    /// nil if the expression is not understood.
    package init?(_ text: String) {
        guard let operand = PredicateParser.operand(text) else { return nil }
        self.operand = operand
    }

    /// - Parameter now: The time that `now()` gives.
    package func value(for object: Any, now: @escaping () -> Date) -> Any? {
        operand.value(PredicateScope(object: object, now: now))
    }
}
