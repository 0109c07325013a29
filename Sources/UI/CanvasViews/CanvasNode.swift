// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The node of a `Canvas`. It has one element, and a child node for the canvas's symbol views.
final class CanvasNode<Symbols: View>: _ViewNode<Canvas<Symbols>> {
    private var symbols: _ViewNode<Symbols>!
    private var element: CanvasElement!

    init(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
        super.init(inputs)
        symbols = adopt(Symbols._makeNode(view.symbols, inputs.forContainerMembers))
        element = CanvasElement(CanvasDrawing(view), node: self) { [unowned self] in symbols.elements }
    }

    override var childNodes: [_AnyViewNode] { symbols.map { [$0] } ?? [] }
    override var viewName: String? { "Canvas" }

    override func update(_ view: Canvas<Symbols>, _ inputs: _NodeInputs) {
        let isAsBefore = inputs.environment.hasSameValues(as: environment)
        note(inputs)
        symbols.update(view.symbols, inputs.forContainerMembers)
        element.update(CanvasDrawing(view), isEnvironmentSame: isAsBefore)
    }

    /// Called when an observable object that the renderer has read changes.
    override func rerun(transaction: Transaction) {
        note(inputs(transaction: transaction))
        host.clearDirty(self)
        element.setNeedsDrawing()
    }

    override func willUnmount() { element.stop() }

    override func makeElements() -> [Element] { [element] }

    override func childElementsChanged() -> Bool {
        element.symbolsChanged()
        return true
    }
}
