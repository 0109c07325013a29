// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Makes a view from the individual views of a builder, such as a picker's options.
///
/// The views and their state exist once, whatever `result` shows. `result` may show each view in one place only.
package struct ChildReader<Content: View, Result: View>: _PrimitiveView {
    let content: Content
    let result: ([ChildView]) -> Result

    /// - Parameters:
    ///   - content: The views; lists, conditions and loops are flattened into their members.
    ///   - result: Makes the view from the members.
    package init(@ViewBuilder content: () -> Content, @ViewBuilder result: @escaping ([ChildView]) -> Result) {
        self.content = content()
        self.result = result
    }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ChildReaderNode(view, inputs)
    }
}

/// A view found by a `ChildReader`.
package struct ChildView: ElementHosting, Identifiable {
    package let element: Element

    /// Stable for the lifetime of the view.
    package var id: ObjectIdentifier { ObjectIdentifier(element) }

    /// The value that selects the view: its tag, otherwise its id in the enclosing loop; nil if it has neither.
    @MainActor package var choice: AnyHashable? { element[TagTrait.self]?.value ?? element.idInLoop }

    /// The value of `trait` that modifiers of the view set; otherwise the trait's default.
    @MainActor package func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value { element[trait] }

    @MainActor package var isDivider: Bool {
        sequence(first: element, next: \.traitSource).contains { $0 is DividerElement }
    }

    /// Identifies the section of the view, by the serial number of the section's node; nil outside of sections.
    @MainActor package var section: Int? { element[SectionPartTrait.self]?.section }
}

private final class ChildReaderNode<Content: View, Result: View>: _ViewNode<ChildReader<Content, Result>> {
    private var view: ChildReader<Content, Result>
    private var source: SourceNode<Content>!
    private var result: _ViewNode<Result>!

    init(_ view: ChildReader<Content, Result>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        source = adopt(SourceNode(view.content, inputs.forContainerMembers) { [unowned self] in childrenHaveChanged() })
        result = adopt(Result._makeNode(view.result(children), inputs))
    }

    private var children: [ChildView] { source.content.elements.map(ChildView.init) }

    override var childNodes: [_AnyViewNode] { [source, result].compactMap { $0 } }
    override func makeElements() -> [Element] { result.elements }

    override func update(_ view: ChildReader<Content, Result>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        source.update(view.content, inputs.forContainerMembers)
        host.clearDirty(self)
        result.update(view.result(children), inputs)
    }

    override func rerun(transaction: Transaction) {
        let inputs = inputs(transaction: transaction)
        note(inputs)
        host.clearDirty(self)
        result.update(view.result(children), inputs)
    }

    private func childrenHaveChanged() {
        host.setDirty(self)
        host.setNeedsLayout()
    }
}

/// The parent node of the content, which reports changes of its elements.
private final class SourceNode<Content: View>: _AnyViewNode {
    private(set) var content: _ViewNode<Content>!
    private let hasChanged: () -> Void

    init(_ content: Content, _ inputs: _NodeInputs, hasChanged: @escaping () -> Void) {
        self.hasChanged = hasChanged
        super.init(inputs)
        self.content = adopt(Content._makeNode(content, inputs))
    }

    func update(_ content: Content, _ inputs: _NodeInputs) {
        note(inputs)
        self.content.update(content, inputs)
    }

    override var childNodes: [_AnyViewNode] { content.map { [$0] } ?? [] }

    override func childElementsChanged() -> Bool {
        hasChanged()
        return true
    }
}
