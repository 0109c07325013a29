// SPDX-License-Identifier: MIT

import Motion

/// Reading and writing a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// What writes through this binding carry; empty: the transaction around the code that writes.
    public var transaction = Transaction()
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    /// - Parameters:
    ///   - get: Reads the value; it is called at each read.
    ///   - set: Writes it. Whatever transaction the write has, what is done in here has that of the code around it.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getValue = get
        setValue = { value, _ in set(value) }
    }

    /// - Parameters:
    ///   - get: Reads the value; it is called at each read.
    ///   - set: Writes it. It is told the transaction and carries it out itself.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    /// What is done in `write` has the transaction of the write, or that of the code around it.
    package init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
        self.init(get: read) { value, transaction in transaction.carryingOut { write(value) } }
    }

    /// A binding to a value that stays: what is written to it is dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { (_: Value) in })
    }

    /// The same binding, as a closure's parameter with `$` gives it.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a value that must be there.
    public init?(_ base: Binding<Value?>) {
        guard let initial = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? initial }, set: { base.setValue($0, $1) })
    }

    /// A binding that sees the value as an optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { value, transaction in if let value { base.setValue(value, transaction) } })
    }

    /// The value now. What is written carries `transaction`, or where that is empty, that of the code around.
    public var wrappedValue: Value {
        get { getValue() }
        nonmutating set {
            setValue(newValue, transaction.isEmpty ? .current : transaction)
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value; writing to it writes the whole value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { value, transaction in
                var whole = wrappedValue
                whole[keyPath: keyPath] = value
                setValue(whole, self.transaction.isEmpty ? transaction : self.transaction)
            })
    }

    /// The same binding; writes through it carry `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// The same binding; writes through it are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding: DynamicProperty {}

// A binding leads to main-actor state, where alone it is used; it crosses isolation only inside of closures that run there.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// That of the value.
    public var id: Value.ID { wrappedValue.id }
}
