// SPDX-License-Identifier: MIT

import Combine
import Observation

/// If the environment has no such object, rendering fails with an error that names the view and the type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

    private var object: ObjectType?

    public init() {}

    /// Traps outside of a view's body.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("@EnvironmentObject of type \(ObjectType.self) is read outside of a view's body")
        }
        return object
    }

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

    package func readsSameValue(in environment: EnvironmentValues) -> Bool {
        object != nil && object === environment[EnvironmentObjectKey<ObjectType>.self]
    }
}

package enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

/// The error of a view that reads an object which no ancestor has put into its environment.
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
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment(\.[objectOf: EnvironmentObjectType<T>()], object)
    }
}

/// An object's type as a hashable value, so that a key path can name it: `\.[objectOf: EnvironmentObjectType<T>()]`.
package struct EnvironmentObjectType<ObjectType: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
    package subscript<T: AnyObject>(objectOf type: EnvironmentObjectType<T>) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }

    /// The object of this type set with `environment(_:)`.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
