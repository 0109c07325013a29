// SPDX-License-Identifier: MIT

/// The key of a value that view code adds to transactions, and its value where nothing sets one.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// The value of transactions in which nobody has set one.
    static var defaultValue: Value { get }
}

extension Transaction {
    /// Values by key. Only code on the main actor sets or reads them.
    package struct CustomValues: @unchecked Sendable {
        private var values: [ObjectIdentifier: Any] = [:]

        package var isEmpty: Bool { values.isEmpty }

        package subscript<K: TransactionKey>(key: K.Type) -> K.Value {
            get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
            set { values[ObjectIdentifier(key)] = newValue }
        }
    }

    /// The value of a key of your own.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
