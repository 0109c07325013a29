// SPDX-License-Identifier: MIT

/// The node of a view that is replaced by another view of any type. If that type changes, a new child node is made.
package final class ReplacedViewNode<V: View>: _ViewNode<V> {
    private let content: (V) -> any View
    private var child: _AnyViewNode!

    package init(_ view: V, _ inputs: _NodeInputs, content: @escaping (V) -> any View) {
        self.content = content
        super.init(inputs)
        child = adopt(makeErasedNode(content(view), inputs))
    }

    package override var childNodes: [_AnyViewNode] { [child] }
    package override var listRole: ListRole { .views }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        let view = content(view)
        if view.updateErased(child, inputs) { return }
        child.unmount()
        child = adopt(makeErasedNode(view, inputs))
        invalidateElements()
    }
}
