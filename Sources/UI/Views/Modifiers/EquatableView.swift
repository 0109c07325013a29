// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A view that takes over a new value only where that differs from the old one.
public nonisolated struct EquatableView<Content: View & Equatable>: _PrimitiveView {
    /// The view that is compared and shown.
    public var content: Content

    /// The same as `content.equatable()`.
    public init(content: Content) { self.content = content }

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        EquatableNode(view, inputs)
    }
}

/// Hands its content the value of the last change. Environment and state reach the content in any case.
private final class EquatableNode<Content: View & Equatable>: _ViewNode<EquatableView<Content>> {
    private var content: Content
    private var child: _ViewNode<Content>!

    init(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
        content = view.content
        super.init(inputs)
        child = adopt(Content._makeNode(content, inputs))
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var listRole: ListRole { .views }

    override func update(_ view: EquatableView<Content>, _ inputs: _NodeInputs) {
        note(inputs)
        if view.content != content { content = view.content }
        child.update(content, inputs)
    }
}

extension View where Self: Equatable {
    /// Keeps this view as it is until a value comes that is not equal to it.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
