// SPDX-License-Identifier: MIT

@propertyWrapper
public struct Namespace: ConnectedProperty {
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// Holds the namespace's id in the node's slot between evaluations.
    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var id = ID(number: 0)

    public init() {}

    /// A placeholder until the view is in the tree. It differs from the ids of all namespaces in the tree.
    public var wrappedValue: ID { id }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        // Serial numbers begin at 1 and are never reused.
        let box = slot as? Box ?? Box(ID(number: node.host.nextSerial()))
        slot = box
        id = box.id
    }
}
