// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A modifier that puts an element of its own around each element of its content.
@MainActor
package protocol WrappingModifier: _PrimitiveModifier {
    func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self>
}

extension WrappingModifier {
    /// For this engine: makes the node.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WrapperNode(view, inputs)
    }
}

/// An element around one other. Passes everything through; subclasses change what their modifier is about.
@_spi(ViewGraph) open class WrapperElement<M>: Element {
    package private(set) final var modifier: M
    package let content: Element

    /// Puts the element around `content`, and adopts it.
    @_spi(ViewGraph) public init(_ modifier: M, around content: Element, node: _AnyViewNode) {
        self.modifier = modifier
        self.content = content
        super.init(node: node)
        adopt(content)
    }

    /// Takes over a new value of the modifier.
    @_spi(ViewGraph) open func update(_ modifier: M, _ inputs: _NodeInputs) { self.modifier = modifier }

    /// Nodes of other views that the modifier brings along (a background, a mask).
    @_spi(ViewGraph) open var ownedNodes: [_AnyViewNode] { [] }

    @_spi(ViewGraph) open override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        content.dimensions(in: proposal)
    }
    @_spi(ViewGraph) open override func layOut(_ proposal: ProposedViewSize) {
        content.place(at: position, proposal: proposal)
    }
    @_spi(ViewGraph) open override var drawsAlike: Bool { true }
    @_spi(ViewGraph) open override func emit(_ emitter: inout Emitter) { content.draw(&emitter) }
    @_spi(ViewGraph) open override func hitTest(_ point: CGPoint) -> Element? { content.hit(at: point) }
    @_spi(ViewGraph) open override var childElements: [Element] { [content] }

    @_spi(ViewGraph) open override var spacing: ViewSpacing { content.spacing }
    @_spi(ViewGraph) open override var traitSource: Element? { content }
    @_spi(ViewGraph) open override var describedModifier: Any? { modifier }
}

/// The node of a modifier that attaches a view to others.
@MainActor
package protocol AttachingNode: _AnyViewNode {
    /// That of the view which has the attachment.
    var contentNode: _AnyViewNode { get }
}

/// The node of a wrapping modifier.
package final class WrapperNode<V: View, M: WrappingModifier>: _ViewNode<ModifiedContent<V, M>>, AttachingNode {
    private var modifier: M
    private var child: _ViewNode<V>!
    private var wrapperOrder: [WrapperElement<M>] = [] {
        didSet { onlyWrapper = wrapperOrder.count == 1 ? wrapperOrder[0] : nil }
    }
    /// Most have one: for a list of them, code for any modifier has the runtime find the list's type.
    private var onlyWrapper: WrapperElement<M>?

    package init(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        modifier = view.modifier
        super.init(inputs)
        child = adopt(V._makeNode(view.content, inputs))
    }

    package override var childNodes: [_AnyViewNode] { [child] + wrapperOrder.flatMap { $0.ownedNodes } }
    package var contentNode: _AnyViewNode { child }

    package override func update(_ view: ModifiedContent<V, M>, _ inputs: _NodeInputs) {
        note(inputs)
        modifier = view.modifier
        child.update(view.content, inputs)
        if let onlyWrapper {
            onlyWrapper.drawingHasChanged()
            return onlyWrapper.update(view.modifier, inputs)
        }
        for wrapper in wrapperOrder {
            wrapper.drawingHasChanged()
            wrapper.update(view.modifier, inputs)
        }
    }

    package override func makeElements() -> [Element] {
        if wrapperOrder.isEmpty {
            wrapperOrder = child.elements.map { modifier.makeElement(around: $0, node: self) }
            return wrapperOrder
        }
        var kept: [ObjectIdentifier: WrapperElement<M>] = [:]
        for wrapper in wrapperOrder { kept[ObjectIdentifier(wrapper.content)] = wrapper }
        let oldOrder = wrapperOrder
        wrapperOrder = child.elements.map { element in
            kept.removeValue(forKey: ObjectIdentifier(element)) ?? modifier.makeElement(around: element, node: self)
        }
        if !kept.isEmpty {
            for wrapper in oldOrder where kept[ObjectIdentifier(wrapper.content)] != nil {
                for node in wrapper.ownedNodes { node.unmount() }
            }
        }
        return wrapperOrder
    }
}
