// SPDX-License-Identifier: MIT

import Combine
import Observation
import Views

public protocol FocusedValueKey {
    associatedtype Value
}

/// Always empty, because there are no menus that could read focused values.
public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// Always nil: see `FocusedValues`.
@propertyWrapper
public struct FocusedValue<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}

/// Always nil: see `FocusedValues`.
@propertyWrapper
public struct FocusedBinding<Value> {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Always nil: see `FocusedValues`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: FocusedObject { self }
}

extension View {
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { unsupported(self, "focusedValue") }

    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { unsupported(self, "focusedValue") }

    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        unsupported(self, "focusedValue")
    }

    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { unsupported(self, "focusedSceneValue") }

    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { unsupported(self, "focusedSceneValue") }

    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        unsupported(self, "focusedSceneValue")
    }

    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        unsupported(self, "focusedObject")
    }

    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        unsupported(self, "focusedObject")
    }

    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        unsupported(self, "focusedSceneObject")
    }

    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        unsupported(self, "focusedSceneObject")
    }
}
