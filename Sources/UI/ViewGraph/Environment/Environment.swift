// SPDX-License-Identifier: MIT

import Observation

/// Reads a value of the environment of the view it stands in.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let read: (EnvironmentValues) -> Value?
    /// nil for an object by its type.
    private let keyPath: AnyKeyPath?
    private var value: Value?

    /// Reads the value at a key path of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        self.keyPath = keyPath
    }

    /// The object of this type that a view around has put there with `environment(_:)`. Where there is none, rendering
    /// fails with an error that names the view and the type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[objectType] }
        keyPath = nil
    }

    /// The object of this type that a view around has put there with `environment(_:)`, if any has.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { .some($0[objectType]) }
        keyPath = nil
    }

    /// The value where the view stands; outside of a body, that of an environment in which nothing is set.
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

    package func findsTheSame(in environment: EnvironmentValues) -> Bool {
        guard let value, let new = read(environment) else { return false }
        return ViewComparison.areSame(value, new)
    }
}

extension View {
    /// Hands `object` down to all views inside that ask for one of its type; nil takes it away.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<T>()], object)
    }
}
