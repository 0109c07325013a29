// SPDX-License-Identifier: MIT

/// The node of a view that has exactly one element and no child views.
package final class LeafNode<V: View, E: Element>: _ViewNode<V> {
    private var element: E!
    private let updateElement: (E, V, _NodeInputs) -> Void

    /// - Parameter make: Creates an element that already shows `view`; `update` is called for later values only.
    package init(
        _ view: V, _ inputs: _NodeInputs, make: (V, _AnyViewNode) -> E,
        update: @escaping (E, V, _NodeInputs) -> Void
    ) {
        updateElement = update
        super.init(inputs)
        element = make(view, self)
    }

    /// - Parameters:
    ///   - make: Creates an element.
    ///   - show: Shows a view's value in the element. Called for the first value, too.
    package convenience init(
        _ view: V, _ inputs: _NodeInputs, make: (V, _AnyViewNode) -> E,
        showing show: @escaping (E, V, _NodeInputs) -> Void
    ) {
        self.init(view, inputs, make: make, update: show)
        show(element, view, inputs)
    }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        element.drawingHasChanged()
        updateElement(element, view, inputs)
    }

    package override func makeElements() -> [Element] { [element] }
}
