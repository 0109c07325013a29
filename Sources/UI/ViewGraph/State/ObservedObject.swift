// SPDX-License-Identifier: MIT

import Combine

/// An object that someone else keeps. When it says that it will change, the view is evaluated again, in the transaction
/// of the change.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// Gives bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        package let object: ObjectType

        /// A binding to one property of the object; writes through it carry the transaction of the binding.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
            -> Binding<Subject>
        {
            let object = object
            return Binding(
                reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
        }
    }

    private var object: ObjectType

    /// The object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    /// Bindings to the properties of the object.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: object) }

    /// Observes an object that someone else keeps.
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    /// The same as `init(wrappedValue:)`, for initializers that set the property themselves.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        ObjectObservation.observe(object, for: node, in: &slot)
    }

    package func hasSameSource(as other: Self) -> Bool { object === other.object }
}

/// A node that listens to an object.
@MainActor
package final class ObjectObservation {
    package let object: AnyObject
    private let subscription: AnyCancellable

    package init<ObjectType: ObservableObject>(of object: ObjectType, for node: _AnyViewNode) {
        self.object = object
        // Objects speak up before they change. The update comes after that: writes are carried out in order.
        let reference = NodeReference(node)
        subscription = object.objectWillChange.sink { _ in reference.invalidate() }
    }

    /// Keeps the observation in `slot`; another object replaces it.
    package static func observe<ObjectType: ObservableObject>(
        _ object: ObjectType, for node: _AnyViewNode, in slot: inout AnyObject?
    ) {
        if (slot as? ObjectObservation)?.object === object { return }
        slot = ObjectObservation(of: object, for: node)
    }
}

extension _AnyViewNode {
    /// Evaluates this node again when the changes of `transaction` are carried out.
    package final func invalidate(_ transaction: Transaction) {
        guard isMounted else { return }
        host.enqueue(transaction) { [weak self] in
            guard let self else { return }
            host.setDirty(self)
        }
    }
}

extension Transaction {
    /// Makes changes with this transaction, or with that around where this one is empty.
    package func carryingOut(_ changes: () -> Void) {
        if isEmpty { changes() } else { Transaction.run(self, changes) }
    }
}
