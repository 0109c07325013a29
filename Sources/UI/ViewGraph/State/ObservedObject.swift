// SPDX-License-Identifier: MIT

import Combine

@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    @dynamicMemberLookup
    public struct Wrapper {
        package let object: ObjectType

        /// A binding to a property of the object. Writes use the binding's `transaction`.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            let object = object
            return Binding(
                reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }

    private var object: ObjectType

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        ObjectObservation.observe(object, for: node, in: &slot)
    }

    package func hasSameSource(as other: Self) -> Bool { object === other.object }
}

/// Evaluates a node again whenever the object announces a change.
@MainActor
package final class ObjectObservation {
    package let object: AnyObject
    private let subscription: AnyCancellable

    package init<ObjectType: ObservableObject>(of object: ObjectType, for node: _AnyViewNode) {
        self.object = object
        // Objects announce a change before they make it. The update runs later, so it sees the new value.
        let reference = NodeReference(node)
        subscription = object.objectWillChange.sink { _ in reference.invalidate() }
    }

    /// Observes `object` for `node` and stores the observation in `slot`. Replaces the observation of another object.
    package static func observe<ObjectType: ObservableObject>(
        _ object: ObjectType, for node: _AnyViewNode, in slot: inout AnyObject?
    ) {
        if (slot as? ObjectObservation)?.object === object { return }
        slot = ObjectObservation(of: object, for: node)
    }
}

extension _AnyViewNode {
    /// Evaluates this node again in an update with `transaction`.
    package final func invalidate(_ transaction: Transaction) {
        guard isMounted else { return }
        host.enqueue(transaction) { [weak self] in
            guard let self else { return }
            host.setDirty(self)
        }
    }
}

extension Transaction {
    /// Runs `changes` in this transaction or, if it is empty, in the current one.
    package func applying(_ changes: () -> Void) {
        if isEmpty { changes() } else { Transaction.run(self, changes) }
    }
}
