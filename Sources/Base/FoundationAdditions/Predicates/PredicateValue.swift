// SPDX-License-Identifier: MIT

import Foundation

/// A value in the form in which predicates and sort descriptors compare it.
package enum PredicateValue {
    case nothing
    case integer(Int64)
    case real(Double)
    case text(String)
    case date(Date)
    case list([Any?])
    case other(AnyHashable)

    package init(_ value: Any?) {
        switch unwrapped(value) {
        case nil, is NSNull: self = .nothing
        case let text as String: self = .text(text)
        case let truth as Bool: self = .integer(truth ? 1 : 0)
        case let number as any BinaryInteger:
            self = Int64(exactly: number).map { .integer($0) } ?? .real(Double(number))
        case let number as any BinaryFloatingPoint: self = .real(Double(number))
        case let number as Decimal: self = .real(NSDecimalNumber(decimal: number).doubleValue)
        case let number as NSNumber:
            self = Int64(exactly: number.doubleValue) == nil ? .real(number.doubleValue) : .integer(number.int64Value)
        case let date as Date: self = .date(date)
        case let object as any _KeyedObject: self = .other(object._identity)
        case let set as NSOrderedSet: self = .list(set.array)
        case let set as NSSet: self = .list(set.allObjects)
        case let array as [Any?]: self = .list(array)
        case let set as Set<AnyHashable>: self = .list(set.map(\.base))
        case let dictionary as [AnyHashable: Any]: self = .list(Array(dictionary.values))
        case let value as AnyHashable: self = .other(value)
        case let object?: self = .other(AnyHashable(ObjectIdentifier(object as AnyObject)))
        }
    }

    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    /// The order of two values; nil if they cannot be compared.
    package static func order(
        _ first: PredicateValue, _ second: PredicateValue, _ options: String.CompareOptions = []
    ) -> ComparisonResult? {
        switch (first, second) {
        case (.integer(let first), .integer(let second)): order(first, second)
        case (.text(let first), .text(let second)): first.compare(second, options: options)
        case (.date(let first), .date(let second)): order(first, second)
        case (.other(let first), .other(let second)):
            if let first = first.base as? UUID, let second = second.base as? UUID {
                order(first.uuidString, second.uuidString)
            } else {
                first == second ? .orderedSame : nil
            }
        default:
            if let first = first.number, let second = second.number { order(first, second) } else { nil }
        }
    }

    /// The order of two values for sorting. nil comes before all other values.
    package static func sortingOrder(_ first: Any?, _ second: Any?) -> ComparisonResult {
        switch (PredicateValue(first), PredicateValue(second)) {
        case (.nothing, .nothing): .orderedSame
        case (.nothing, _): .orderedAscending
        case (_, .nothing): .orderedDescending
        case (let first, let second): order(first, second) ?? .orderedSame
        }
    }

    private static func order<T: Comparable>(_ first: T, _ second: T) -> ComparisonResult {
        first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
}

/// The value inside nested optionals.
private func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.content)
}

private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}
