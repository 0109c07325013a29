// SPDX-License-Identifier: MIT

import Motion

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of writes through this binding. If it is empty, writes use the current transaction.
    public var transaction = Transaction()
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    /// - Parameters:
    ///   - get: Reads the value, at each access.
    ///   - set: Writes the value. It runs in the current transaction; the binding's `transaction` is ignored.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getValue = get
        setValue = { value, _ in set(value) }
    }

    /// - Parameters:
    ///   - get: Reads the value, at each access.
    ///   - set: Writes the value, and must apply the transaction that it is passed.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    /// Creates a binding whose writes call `write`. They run in the transaction passed to the setter or, if that is
    /// empty, in the current one.
    package init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.init(get: read) { value, transaction in transaction.applying { write(value) } }
    }

    /// A binding that always reads `value` and ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Fails if the optional is nil. If it becomes nil later, the binding reads the initial value.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.setValue($0, $1) })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in if let value { base.setValue(value, transaction) } })
    }

    /// Writes carry `transaction` or, if that is empty, the current transaction.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set {
            setValue(newValue, transaction.isEmpty ? .current : transaction)
        }
    }

    public var projectedValue: Binding<Value> { self }

    /// Writing to the part writes the whole value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                setValue(whole, self.transaction.isEmpty ? transaction : self.transaction)
            })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: DynamicProperty {}

// A binding refers to main-actor state. It crosses isolation only in closures that run on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
