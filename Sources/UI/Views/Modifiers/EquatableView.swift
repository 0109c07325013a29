// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public nonisolated struct EquatableView<Content: View & Equatable>: _PrimitiveView {
    public var content: Content

    public init(content: Content) { self.content = content }

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        EquatableNode(view, inputs)
    }
}

/// Updates its content only if the new view differs from the old one. Changes of the environment and of state reach the
/// content in any case.
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
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
