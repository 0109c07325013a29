// SPDX-License-Identifier: MIT

import Foundation

extension NSPredicate {
    /// The predicate of a format string (`PredicateParser`), for which open-source Foundation has no parser. A format that
    /// is not understood gives a predicate that is always false.
    ///
    /// - Parameter mistake: Called with the format if it is not understood.
    package convenience init(parsing format: String, _ arguments: [Any?], mistake: (String) -> Void) {
        let tree = PredicateParser.tree(format, arguments)
        if tree == nil { mistake(format) }
        self.init { object, variables in
            if let reader = object as? FormatReader { reader.format = "\(format) \(arguments)" }
            return tree?.holds(PredicateScope(object: object, variables: variables ?? [:])) ?? false
        }
    }
}

/// Reads the format of a predicate: its evaluation for this object stores the format here.
private final class FormatReader: NSObject { var format: String? }

extension NSPredicate {
    /// The format with its arguments, to compare predicates; nil for a predicate without a format.
    package var format: String? {
        let reader = FormatReader()
        // A compound predicate may not evaluate all of its parts.
        guard !(self is NSCompoundPredicate) else { return nil }
        _ = evaluate(with: reader)
        return reader.format
    }
}

/// An expression over the keys of an object, such as the derivation of a Core Data attribute.
package struct KeyedExpression {
    private let operand: PredicateOperand

    /// nil if the expression is not understood.
    package init?(_ text: String) {
        guard let operand = PredicateParser.operand(text) else { return nil }
        self.operand = operand
    }

    package func value(for object: Any) -> Any? { operand.value(PredicateScope(object: object)) }
}
