// SPDX-License-Identifier: MIT

import Combine

/// An object that the view makes once, and keeps as long as it has its place in the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// - Parameter thunk: Makes the object, when the view comes into the tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; before the view is on screen, one that nobody keeps.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

    /// Bindings to the properties of the object.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let observation = slot as? ObjectObservation ?? ObjectObservation(of: make(), for: node)
        slot = observation
        object = (observation.object as! ObjectType)
    }
}
