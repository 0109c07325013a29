// SPDX-License-Identifier: MIT

import Combine
import Observation

/// An object that a view around hands down with `environmentObject`.
///
/// Where there is none, rendering fails with an error that names the view and the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// Gives bindings to the properties of the object.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    /// Finds the object by its type.
    public init() {}

    /// The object. Outside of a view's body there is none, and the program stops.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("@EnvironmentObject of type \(ObjectType.self) is read outside of a view's body")
        }
        return object
    }

    /// Bindings to the properties of the object.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        object = node.environment[EnvironmentObjectKey<ObjectType>.self]
        if let object {
            ObjectObservation.observe(object, for: node, in: &slot)
        } else {
            node.failEvaluation(
                MissingObjectError(type: ObjectType.self, modifier: "environmentObject(_:)", node: node))
        }
    }

    package func findsTheSame(in environment: EnvironmentValues) -> Bool {
        object != nil && object === environment[EnvironmentObjectKey<ObjectType>.self]
    }
}

package enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

/// A view reads an object from its environment that no view around has put there.
package struct MissingObjectError: Error, CustomStringConvertible {
    package let description: String

    @MainActor
    package init(type: Any.Type, modifier: String, node: _AnyViewNode) {
        description =
            "no object of type \(type) in the environment of \(node.viewPath): "
            + "a view around it lacks .\(modifier)"
    }
}

extension View {
    /// Hands `object` down to all views inside that ask for one of its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<T>()], object)
    }
}

/// Stands for a type in a key path.
package struct EnvironmentObjectType<ObjectType: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
    package subscript<T: AnyObject>(objectOf type: EnvironmentObjectType<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    /// The object of a type that views around have put here with `environment(_:)`.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
