// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

extension NSPredicate {
    /// Parses one comparison of a string, such as `SELF MATCHES %@`; open-source Foundation parses no format.
    /// Operators: MATCHES, BEGINSWITH, ENDSWITH, CONTAINS, ==, = and !=, with the options `[c]` and `[d]`. Any other
    /// predicate is always false, with a warning.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let comparison = StringComparison(predicateFormat, arguments ?? [])
        if comparison == nil {
            HostServices.warn("NSPredicate: \"\(predicateFormat)\" is not understood here, and taken as false")
        }
        self.init { object, _ in comparison?.holds(for: object) ?? false }
    }
}

/// A comparison of `SELF` with one string.
private struct StringComparison {
    private enum Operator: String {
        case matches = "MATCHES"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case contains = "CONTAINS"
        case equals = "=="
        case alsoEquals = "="
        case differs = "!="
    }

    private let comparison: Operator
    private let operand: String
    private let options: String.CompareOptions

    init?(_ format: String, _ arguments: [Any]) {
        let words = format.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        guard words.count >= 3, words[0].uppercased() == "SELF" else { return nil }
        let parts = words[1].split(separator: "[", maxSplits: 1)
        guard let name = parts.first, let comparison = Operator(rawValue: name.uppercased()) else { return nil }
        let flags = parts.count > 1 ? parts[1].lowercased() : ""
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        let rest = words[2...].joined(separator: " ")
        if rest == "%@" {
            guard let argument = arguments.first else { return nil }
            operand = argument as? String ?? "\(argument)"
        } else if rest.count >= 2, let quote = rest.first, quote == "'" || quote == "\"", rest.last == quote {
            operand = String(rest.dropFirst().dropLast())
        } else {
            return nil
        }
        (self.comparison, self.options) = (comparison, options)
    }

    func holds(for object: Any?) -> Bool {
        guard let text = object as? String ?? (object as? NSString).map({ String(describing: $0) }) else {
            return false
        }
        switch comparison {
        case .matches:
            var options = NSRegularExpression.Options()
            if self.options.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
            guard let pattern = try? NSRegularExpression(pattern: "^(?:\(operand))$", options: options) else {
                return false
            }
            return pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        case .beginsWith: return text.range(of: operand, options: options.union(.anchored)) != nil
        case .endsWith: return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
        case .contains: return text.range(of: operand, options: options) != nil
        case .equals, .alsoEquals: return text.compare(operand, options: options) == .orderedSame
        case .differs: return text.compare(operand, options: options) != .orderedSame
        }
    }
}
