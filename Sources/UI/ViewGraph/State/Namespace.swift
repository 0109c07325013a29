// SPDX-License-Identifier: MIT

/// A namespace of its own for each place in the tree, for ids that views share.
@propertyWrapper
public struct Namespace: ConnectedProperty {
    /// Tells one namespace from all others of its host.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// Remembers the number in the node's slot.
    private final class Box {
        let id: ID
        init(_ id: ID) { self.id = id }
    }

    private var id = ID(number: 0)

    /// A namespace that gets its id when the view comes into the tree.
    public init() {}

    /// The id of this namespace; before the view is on screen, that of a namespace which nobody owns.
    public var wrappedValue: ID { id }

    package mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode) {
        // Numbers of nodes begin with 1, and are not given twice.
        let box = slot as? Box ?? Box(ID(number: node.host.nextSerial()))
        slot = box
        id = box.id
    }
}
