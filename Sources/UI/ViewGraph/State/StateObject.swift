// SPDX-License-Identifier: MIT

import Combine

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// Before the view is in the tree, each access makes a new object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        let observation = slot as? ObjectObservation ?? ObjectObservation(of: make(), for: node)
        slot = observation
        object = (observation.object as! ObjectType)
    }
}
