// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Makes a view out of the views of a builder, one by one: how a picker or a menu arranges its options.
///
/// The options live once, with their state, whatever is made of them. Each may be shown in one place.
package struct ChildReader<Content: View, Result: View>: _PrimitiveView {
    let content: Content
    let result: ([ChildView]) -> Result

    /// - Parameters:
    ///   - content: Views that are taken apart: lists of any depth, conditions and loops give their members.
    ///   - result: Makes the view from these.
    package init(@ViewBuilder content: () -> Content, @ViewBuilder result: @escaping ([ChildView]) -> Result) {
        self.content = content()
        self.result = result
    }

    /// For this engine: makes the node.
    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ChildReaderNode(view, inputs)
    }
}

/// One of the views that a `ChildReader` has found.
package struct ChildView: ElementShowing, Identifiable {
    package let element: Element

    /// Which of the views it is, for as long as it is there.
    package var id: ObjectIdentifier { ObjectIdentifier(element) }

    /// What the view is chosen by: its tag, else the id that a loop knows it by; nil where it has neither.
    @MainActor package var choice: AnyHashable? { element[TagTrait.self]?.value ?? element.idInLoop }

    /// What the view says to those around it.
    @MainActor package func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value { element[trait] }

    /// Whether the view is a `Divider`.
    @MainActor package var isDivider: Bool {
        sequence(first: element, next: \.traitSource).contains { $0 is DividerElement }
    }

    /// The section that the view belongs to; nil outside of sections.
    @MainActor package var section: Int? { element[SectionPartTrait.self]?.section }
}

private final class ChildReaderNode<Content: View, Result: View>: _ViewNode<ChildReader<Content, Result>> {
    private var view: ChildReader<Content, Result>
    private var source: SourceNode<Content>!
    private var result: _ViewNode<Result>!

    init(_ view: ChildReader<Content, Result>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        source = adopt(SourceNode(view.content, inputs.forMembers) { [unowned self] in childrenHaveChanged() })
        result = adopt(Result._makeNode(view.result(children), inputs))
    }

    private var children: [ChildView] { source.content.elements.map(ChildView.init) }

    override var childNodes: [_AnyViewNode] { [source, result].compactMap { $0 } }
    override func makeElements() -> [Element] { result.elements }

    override func update(_ view: ChildReader<Content, Result>, _ inputs: _NodeInputs) {
        note(inputs)
        self.view = view
        source.update(view.content, inputs.forMembers)
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

/// Stands above the views that are taken apart, and hears when there are others.
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
