// SPDX-License-Identifier: MIT

import Foundation

extension NSPredicate {
    /// Parses a format string by `PredicateParser`, because open-source Foundation has no parser. A format that is not
    /// understood gives a predicate that is always false.
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

/// Receives the format of a predicate: a predicate that is evaluated with this object stores its format here.
private final class FormatReader: NSObject { var format: String? }

extension NSPredicate {
    /// The format with its arguments, by which predicates are compared. nil for blocks and compound predicates.
    package var format: String? {
        let reader = FormatReader()
        // A compound predicate need not evaluate all of its parts, so the format of one part would be taken for the
        // whole.
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
