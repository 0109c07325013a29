// SPDX-License-Identifier: MIT

import Observation

@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value?
    /// The key path of the value; nil for an object that is looked up by its type.
    private let keyPath: AnyKeyPath?
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        self.keyPath = keyPath
    }

    /// Reads the object of this type set with `environment(_:)`. If there is none, rendering fails with an error that
    /// names the view and the type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[objectType] }
        keyPath = nil
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[objectType]) }
        keyPath = nil
    }

    /// The value at the view's place in the tree. Outside of a body, the key's default value.
    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            fatalError("@Environment(\(Value.self).self) is read outside of a view's body")
        }
        return value
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        value = read(node.environment)
        guard value == nil else { return }
        node.failEvaluation(MissingObjectError(type: Value.self, modifier: "environment(_:)", node: node))
    }

    package func hasSameSource(as other: Self) -> Bool { keyPath === other.keyPath || keyPath == other.keyPath }

    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        guard let value, let new = read(environment) else { return false }
        return ViewComparison.areSame(value, new)
    }
}

extension View {
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<T>()], object)
    }
}
