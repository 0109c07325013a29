// SPDX-License-Identifier: MIT

import Observation

/// Gives bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value
    /// The property itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// Not for values: they are no objects that can be observed.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The same property, as a closure's parameter with `$` gives it.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Bindings to the properties of this object; it is not kept alive by a view.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Bindings to the properties of this object, for use in a body: `Bindable(model).name`.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
    /// A binding to one property of the object; writes through it carry the transaction of the binding.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// That of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
