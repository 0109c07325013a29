// SPDX-License-Identifier: MIT

import Foundation

/// Converts values between the form in which objects store them and the types in which classes declare them.
///
/// Numbers are stored as `NSNumber`, as in Core Data, so that `value(forKey:)` can be cast to any number type.
enum ManagedValues {
    /// The value as an object stores it in an attribute of this type.
    static func stored(_ value: Any?, _ type: NSAttributeType?) -> Any? {
        guard let value = plain(value) else { return nil }
        switch value {
        case let number as NSNumber: return number
        case let truth as Bool: return NSNumber(value: truth)
        case let number as Decimal: return NSDecimalNumber(decimal: number)
        case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
        case let date as Date:
            return type?.isNumeric == true ? NSNumber(value: date.timeIntervalSinceReferenceDate) : date
        case let choice as any RawRepresentable where type?.isNumeric == true || type == .stringAttributeType:
            return stored(choice.rawValue, type)
        default: return value
        }
    }

    /// The value inside nested optionals. nil for `NSNull`, too.
    static func plain(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return plain(optional.content)
    }

    /// The objects in the value of a relationship.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch plain(value) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }.inOrder
        case let array as [Any]: array.flatMap { objects(in: $0) }
        case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }.inOrder
        default: []
        }
    }

    /// Converts a stored value to the type `T`; nil if that is impossible. If there is no stored value, the result is
    /// the value of `empty` for `T`.
    static func value<T>(_ value: Any?, as type: T.Type) -> T? {
        if let type = T.self as? any OptionalValue.Type { return type.make(value) as? T }
        if let value {
            if let value = value as? T { return value }
            if let number = value as? NSNumber {
                if let type = T.self as? any BinaryInteger.Type {
                    return type.init(truncatingIfNeeded: number.int64Value) as? T
                }
                if let type = T.self as? any BinaryFloatingPoint.Type { return type.init(number.doubleValue) as? T }
                if T.self == Bool.self { return number.boolValue as? T }
                if T.self == Decimal.self { return number.decimalValue as? T }
            }
            if T.self == TimeInterval.self, let date = value as? Date {
                return date.timeIntervalSinceReferenceDate as? T
            }
            if let type = T.self as? any RawRepresentable.Type { return choice(value, as: type) as? T }
            if let type = T.self as? any ObjectCollection.Type { return type.collecting(objects(in: value)) as? T }
            if T.self == NSMutableSet.self { return NSMutableSet(array: objects(in: value)) as? T }
            if T.self == NSSet.self { return NSSet(array: objects(in: value)) as? T }
            if T.self == NSOrderedSet.self { return NSOrderedSet(array: objects(in: value)) as? T }
            return nil
        }
        if let type = T.self as? any ObjectCollection.Type { return type.collecting([]) as? T }
        if let type = T.self as? any RawRepresentable.Type { return choice(NSNumber(value: 0), as: type) as? T }
        return empty[ObjectIdentifier(T.self)]?() as? T
    }

    private static func choice<T: RawRepresentable>(_ value: Any, as type: T.Type) -> T? {
        self.value(value, as: T.RawValue.self).flatMap { T(rawValue: $0) }
    }

    /// The value that a property returns before it is set, by its type: 0, false, an empty string and so on. Accessors
    /// in Objective-C return the same.
    nonisolated(unsafe) private static let empty: [ObjectIdentifier: () -> Any] = {
        var makers: [ObjectIdentifier: () -> Any] = [:]
        func add<T>(_ make: @escaping () -> T) { makers[ObjectIdentifier(T.self)] = make }
        add { "" }
        add { 0 as Int }
        add { 0 as Int16 }
        add { 0 as Int32 }
        add { 0 as Int64 }
        add { 0.0 as Double }
        add { 0 as Float }
        add { false }
        add { Data() }
        add { Date(timeIntervalSinceReferenceDate: 0) }
        add { Decimal(0) }
        add { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
        add { NSSet() }
        add { NSOrderedSet() }
        return makers
    }()
}

extension [NSManagedObject] {
    /// The objects of a set in the order in which they were made, because the order of sets is arbitrary.
    fileprivate var inOrder: [NSManagedObject] { sorted { $0.objectID.isBefore($1.objectID) } }
}

private protocol OptionalValue {
    var content: Any? { get }
    static func make(_ value: Any?) -> Any
}
extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
    fileprivate static func make(_ value: Any?) -> Any {
        value.flatMap { ManagedValues.value($0, as: Wrapped.self) } as Any
    }
}

private protocol ObjectCollection { static func collecting(_ objects: [NSManagedObject]) -> Any }
extension Set: ObjectCollection {
    fileprivate static func collecting(_ objects: [NSManagedObject]) -> Any {
        Set(objects.compactMap { $0 as? Element })
    }
}
extension Array: ObjectCollection {
    fileprivate static func collecting(_ objects: [NSManagedObject]) -> Any { objects.compactMap { $0 as? Element } }
}
