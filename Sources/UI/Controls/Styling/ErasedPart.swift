// SPDX-License-Identifier: MIT

import Interaction

/// A part of a control as its style gets it, whatever type of view it is: the label of a button, say.
///
/// Another type in its place is another view; the same type keeps its state.
@MainActor
package protocol ErasedPart: _PrimitiveView {
    /// What the part shows.
    var view: any View { get }
}

extension ErasedPart {
    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
    }
}
