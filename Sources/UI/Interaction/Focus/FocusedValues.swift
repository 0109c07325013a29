// SPDX-License-Identifier: MIT

import Combine
import Observation
import Views

/// A name for what a focused view tells the menus of its app.
public protocol FocusedValueKey {
    /// The type of what is told.
    associatedtype Value
}

/// What focused views tell the menus of their app. Nobody reads it here, where there are no menus: it is always empty.
public struct FocusedValues {
    /// What is told under `key`.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// What the focused view tells; nil here, where there are no menus that ask.
@propertyWrapper
public struct FocusedValue<Value> {
    /// What is told under the key of an extension of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// The observable object that is told, by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
    /// What the focused view tells.
    public var wrappedValue: Value? { nil }
}

/// The binding that the focused view tells; nil here, where there are no menus that ask.
@propertyWrapper
public struct FocusedBinding<Value> {
    /// What is told under the key of an extension of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    /// The value of the binding.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    /// The binding, of a value that may be missing.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// The object that the focused view tells; nil here, where there are no menus that ask.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
    /// The object, by its type.
    public init() {}
    /// The object.
    public var wrappedValue: ObjectType? { nil }
    /// Bindings to the properties of the object.
    public var projectedValue: FocusedObject { self }
}

extension View {
    /// Tells the menus of the app a value while this view has the focus. There are none here.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Tells the menus of the app a value while this view has the focus; nil: nothing. There are none here.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Tells the menus of the app an observable object while this view has the focus. There are none here.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Tells the menus of the app a value while the scene of this view is in front. There are none here.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }

    /// Tells the menus of the app a value while the scene of this view is in front; nil: nothing. There are none here.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }

    /// Tells the menus of the app an observable object while the scene of this view is in front. There are none here.
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }

    /// Tells the menus of the app an object while this view has the focus. There are none here.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

    /// Tells the menus of the app an object while this view has the focus; nil: nothing. There are none here.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

    /// Tells the menus of the app an object while the scene of this view is in front. There are none here.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

    /// Tells the menus of the app an object while the scene of this view is in front; nil: nothing. There are none here.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
