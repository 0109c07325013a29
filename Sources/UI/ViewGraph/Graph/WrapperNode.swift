// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A modifier that wraps each element of its content in an element of its own.
@MainActor
package protocol WrappingModifier: _PrimitiveModifier {
    func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self>
    /// Updates an element with this value of the modifier. A protocol requirement for speed; see `WrappedView`.
    func update(_ element: WrapperElement<Self>, _ inputs: _NodeInputs)
}

extension WrappingModifier {
    package func update(_ element: WrapperElement<Self>, _ inputs: _NodeInputs) { element.update(self, inputs) }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WrapperNode(view, inputs)
    }
}

/// An element around one other element. It passes everything through; subclasses override what their modifier changes.
@_spi(ViewGraph) open class WrapperElement<M>: Element {
    package private(set) final var modifier: M
    package let content: Element

    /// Wraps `content` and adopts it.
    @_spi(ViewGraph) public init(_ modifier: M, around content: Element, node: _AnyViewNode) {
        self.modifier = modifier
        self.content = content
        super.init(node: node)
        adopt(content)
    }

    /// Stores the modifier's new value. Overrides invalidate what depends on it, and call this method.
    @_spi(ViewGraph) open func update(_ modifier: M, _ inputs: _NodeInputs) { self.modifier = modifier }

    /// The nodes of views that belong to the modifier, such as a background or a mask.
    @_spi(ViewGraph) open var ownedNodes: [_AnyViewNode] { [] }

    @_spi(ViewGraph) open override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        content.dimensions(in: proposal)
    }
    @_spi(ViewGraph) open override func layOut(_ proposal: ProposedViewSize) {
        content.place(at: position, proposal: proposal)
    }
    @_spi(ViewGraph) open override var isDrawingTimeInvariant: Bool { true }
    @_spi(ViewGraph) open override func emit(_ emitter: inout Emitter) { content.draw(&emitter) }
    @_spi(ViewGraph) open override func hitTest(_ point: CGPoint) -> Element? { content.hit(at: point) }
    @_spi(ViewGraph) open override var childElements: [Element] { [content] }

    @_spi(ViewGraph) open override var spacing: ViewSpacing { content.spacing }
    @_spi(ViewGraph) open override var traitSource: Element? { content }
    @_spi(ViewGraph) open override var describedModifier: Any? { modifier }
}

/// A wrapper element that places its content at its own position. Subclasses change traits, touches or drawing, but not
/// layout.
@_spi(ViewGraph) open class PassThroughElement<M>: WrapperElement<M> {
    @_spi(ViewGraph) public final override var layoutIgnoresPosition: Bool { true }
    @_spi(ViewGraph) public final override func layOut(_ proposal: ProposedViewSize) {
        content.place(at: position, proposal: proposal)
    }
}

/// The node of a modifier that attaches a view to its content.
@MainActor
package protocol AttachingNode: _AnyViewNode {
    var contentNode: _AnyViewNode { get }
}

/// A view with a wrapping modifier, as `WrapperNode` accesses it.
///
/// This protocol exists for speed. Generic code that reads a field of `ModifiedContent` looks up the type at run time,
/// several times in each update of each view. A method of `ModifiedContent` needs no lookup: callers pass the type.
@MainActor
package protocol WrappedView: View {
    associatedtype Inside: View
    associatedtype Wrapping: WrappingModifier

    var wrapping: Wrapping { get }
    func makeInside(_ inputs: _NodeInputs) -> _ViewNode<Inside>
    func update(_ inside: _ViewNode<Inside>, _ inputs: _NodeInputs)
}

extension ModifiedContent: WrappedView where Content: View, Modifier: WrappingModifier {
    package var wrapping: Modifier { modifier }
    package func makeInside(_ inputs: _NodeInputs) -> _ViewNode<Content> { Content._makeNode(content, inputs) }
    package func update(_ inside: _ViewNode<Content>, _ inputs: _NodeInputs) { inside.update(content, inputs) }
}

/// The node of a view with a wrapping modifier. It keeps one wrapper for each element of the content.
package final class WrapperNode<V: WrappedView>: _ViewNode<V>, AttachingNode {
    private var modifier: V.Wrapping
    private var child: _ViewNode<V.Inside>!
    private var wrapperOrder: [WrapperElement<V.Wrapping>] = [] {
        didSet { onlyWrapper = wrapperOrder.count == 1 ? wrapperOrder[0] : nil }
    }
    /// The element in `wrapperOrder` if there is exactly one, the common case. Saves time, because generic code that
    /// reads the array would look up the array's type at run time.
    private var onlyWrapper: WrapperElement<V.Wrapping>?

    package init(_ view: V, _ inputs: _NodeInputs) {
        modifier = view.wrapping
        super.init(inputs)
        child = adopt(view.makeInside(inputs))
    }

    package override var childNodes: [_AnyViewNode] { [child] + wrapperOrder.flatMap { $0.ownedNodes } }
    package var contentNode: _AnyViewNode { child }
    package override var listRole: ListRole { .views }
    package override var listedNodes: [_AnyViewNode] { [child] }

    package override func update(_ view: V, _ inputs: _NodeInputs) {
        note(inputs)
        let modifier = view.wrapping
        self.modifier = modifier
        view.update(child, inputs)
        if let onlyWrapper {
            onlyWrapper.drawingHasChanged()
            return modifier.update(onlyWrapper, inputs)
        }
        for wrapper in wrapperOrder {
            wrapper.drawingHasChanged()
            modifier.update(wrapper, inputs)
        }
    }

    package override func makeElements() -> [Element] {
        if wrapperOrder.isEmpty {
            wrapperOrder = child.elements.map { modifier.makeElement(around: $0, node: self) }
            return wrapperOrder
        }
        var kept: [ObjectIdentifier: WrapperElement<V.Wrapping>] = [:]
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
