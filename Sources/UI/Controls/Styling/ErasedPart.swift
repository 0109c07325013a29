// SPDX-License-Identifier: MIT

import SwiftUICore

/// A part of a control's style configuration, such as a button's label, with its type erased.
///
/// If an update brings a view of the same type, the view keeps its state. A view of another type starts with new state.
@MainActor
package protocol ErasedPart: _PrimitiveView {
    var view: any View { get }
}

extension ErasedPart {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { (key: AnyHashable(ObjectIdentifier(type(of: $0.view))), view: $0.view) }
    }
}
