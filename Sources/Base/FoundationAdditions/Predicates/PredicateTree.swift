// SPDX-License-Identifier: MIT

import Foundation

/// A predicate that was parsed from a format string (`PredicateParser`).
indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)

    func holds(_ scope: PredicateScope) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let part): !part.holds(scope)
        case .all(let parts): parts.allSatisfy { $0.holds(scope) }
        case .any(let parts): parts.contains { $0.holds(scope) }
        case .comparison(let comparison): comparison.holds(scope)
        }
    }
}

/// The object for which a predicate is evaluated, and the values of the predicate's variables.
struct PredicateScope {
    var object: Any?
    var variables: [String: Any] = [:]
    var now: () -> Date
}

/// One side of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    /// The value at a key path of the object; the object itself if the path is empty.
    case path(String)
    /// The value at a key path of a variable.
    case variable(String, path: String)
    case list([PredicateOperand])
    /// The value at a key path, such as `@count`, of those members of a collection for which a predicate holds.
    case subquery(PredicateOperand, variable: String, PredicateTree, path: String)
    case function(String, [PredicateOperand])
    case arithmetic(Character, PredicateOperand, PredicateOperand)

    func value(_ scope: PredicateScope) -> Any? {
        switch self {
        case .value(let value): return value
        case .path(let path): return KeyPaths.value(of: scope.object, path)
        case .variable(let name, let path): return KeyPaths.value(of: scope.variables[name], path)
        case .list(let operands): return operands.map { $0.value(scope) }
        case .subquery(let collection, let variable, let condition, let path):
            guard case .list(let members) = PredicateValue(collection.value(scope)) else { return nil }
            let found = members.filter { member in
                var inner = scope
                inner.variables[variable] = member
                return condition.holds(inner)
            }
            return KeyPaths.value(of: found, path)
        case .function(let name, let operands):
            return name == "now" ? scope.now() : Self.call(name, operands.map { $0.value(scope) })
        case .arithmetic(let sign, let first, let second):
            guard let first = PredicateValue(first.value(scope)).number,
                let second = PredicateValue(second.value(scope)).number
            else { return nil }
            switch sign {
            case "+": return first + second
            case "-": return first - second
            case "*": return first * second
            default: return first / second
            }
        }
    }

    static let functions: Set = [
        "now", "length", "uppercase", "lowercase", "canonical", "sum", "count", "min", "max", "average", "abs",
    ]

    private static func call(_ name: String, _ arguments: [Any?]) -> Any? {
        let first = PredicateValue(arguments.first ?? nil)
        switch (name, first) {
        case ("length", .text(let text)): return text.utf16.count
        case ("uppercase", .text(let text)): return text.uppercased()
        case ("lowercase", .text(let text)): return text.lowercased()
        case ("canonical", .text(let text)):
            return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case ("abs", _): return first.number.map { Swift.abs($0) }
        case ("average", _): return KeyPaths.value(of: arguments.first ?? nil, "@avg.self")
        case ("count", _): return KeyPaths.value(of: arguments.first ?? nil, "@count")
        case ("sum", _), ("min", _), ("max", _): return KeyPaths.value(of: arguments.first ?? nil, "@\(name).self")
        default: return nil
        }
    }
}

/// A comparison of two operands.
struct PredicateComparison {
    enum Operator {
        case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
        case between, isIn, contains, beginsWith, endsWith, like, matches
    }
    /// The number of members of the collection on the left side that must satisfy the comparison.
    enum Quantifier { case any, all, none }

    var left: PredicateOperand
    var right: PredicateOperand
    var comparison: Operator
    var quantifier: Quantifier?
    var options: String.CompareOptions = []

    func holds(_ scope: PredicateScope) -> Bool {
        let (first, second) = (PredicateValue(left.value(scope)), PredicateValue(right.value(scope)))
        guard let quantifier else { return holds(first, second) }
        let members: [PredicateValue] =
            if case .list(let members) = first { members.map { PredicateValue($0) } } else { [first] }
        return switch quantifier {
        case .any: members.contains { holds($0, second) }
        case .all: members.allSatisfy { holds($0, second) }
        case .none: !members.contains { holds($0, second) }
        }
    }

    private func holds(_ first: PredicateValue, _ second: PredicateValue) -> Bool {
        switch comparison {
        case .equal: return isEqual(first, second)
        case .unequal: return !isEqual(first, second)
        case .less: return order(first, second) == .orderedAscending
        case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
        case .greater: return order(first, second) == .orderedDescending
        case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
        case .between:
            guard case .list(let bounds) = second, bounds.count == 2 else { return false }
            return order(PredicateValue(bounds[0]), first).map { $0 != .orderedDescending } ?? false
                && order(first, PredicateValue(bounds[1])).map { $0 != .orderedDescending } ?? false
        case .isIn: return contains(second, first)
        case .contains: return contains(first, second)
        case .beginsWith: return finds(second, in: first, options.union(.anchored))
        case .endsWith: return finds(second, in: first, options.union([.anchored, .backwards]))
        case .like:
            guard case .text(let pattern) = second else { return false }
            let parts = pattern.map { character in
                switch character {
                case "*": ".*"
                case "?": "."
                default: NSRegularExpression.escapedPattern(for: String(character))
                }
            }
            return matches(first, parts.joined())
        case .matches:
            guard case .text(let pattern) = second else { return false }
            return matches(first, pattern)
        }
    }

    private func isEqual(_ first: PredicateValue, _ second: PredicateValue) -> Bool {
        switch (first, second) {
        case (.nothing, .nothing): true
        case (.text(let first), .text(let second)): first.compare(second, options: options) == .orderedSame
        case (.list(let first), .list(let second)):
            first.count == second.count
                && zip(first, second).allSatisfy { isEqual(PredicateValue($0), PredicateValue($1)) }
        case (.other(let first), .other(let second)): first == second
        default: order(first, second) == .orderedSame
        }
    }

    private func order(_ first: PredicateValue, _ second: PredicateValue) -> ComparisonResult? {
        PredicateValue.order(first, second, options)
    }

    private func contains(_ collection: PredicateValue, _ member: PredicateValue) -> Bool {
        guard case .list(let members) = collection else { return finds(member, in: collection, options) }
        return members.contains { isEqual(PredicateValue($0), member) }
    }

    private func finds(_ part: PredicateValue, in whole: PredicateValue, _ options: String.CompareOptions) -> Bool {
        guard case (.text(let part), .text(let whole)) = (part, whole) else { return false }
        return whole.range(of: part, options: options) != nil
    }

    private func matches(_ value: PredicateValue, _ pattern: String) -> Bool {
        guard case .text(var text) = value else { return false }
        var pattern = pattern
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let caseOption: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard
            let expression = try? NSRegularExpression(
                pattern: "^(?:\(pattern))$", options: caseOption.union(.dotMatchesLineSeparators))
        else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
