// SPDX-License-Identifier: MIT

public protocol TransactionKey<Value> {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    /// Values by key. Accessed on the main actor only.
    package struct CustomValues: @unchecked Sendable {
        private var values: [ObjectIdentifier: Any] = [:]

        package var isEmpty: Bool { values.isEmpty }

        package subscript<K: TransactionKey>(key: K.Type) -> K.Value {
            get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
            set { values[ObjectIdentifier(key)] = newValue }
        }
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
