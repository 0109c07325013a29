// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

// Backgrounds, overlays and masks: attaches a view that is proposed the content's size and does not affect layout.

nonisolated struct AttachmentModifier<Attached: View>: WrappingModifier {
    enum Role { case background, overlay, mask }

    let role: Role
    let alignment: Alignment
    let attached: Attached

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AttachmentElement(self, around: content, node: node)
    }

    /// The attached views, stacked in depth.
    @MainActor fileprivate var layers: ZStack<Attached> { ZStack(implicit: attached, alignment: alignment) }
}

private final class AttachmentElement<Attached: View>: WrapperElement<AttachmentModifier<Attached>> {
    private let attachedNode: _ViewNode<ZStack<Attached>>
    private var attached: Element { attachedNode.elements[0] }

    override init(_ modifier: AttachmentModifier<Attached>, around content: Element, node: _AnyViewNode) {
        attachedNode = node.adopt(
            ZStack<Attached>._makeNode(modifier.layers, node.inputs(transaction: node.transaction)))
        super.init(modifier, around: content, node: node)
        adopt(attached)
    }

    override var ownedNodes: [_AnyViewNode] { [attachedNode] }

    override func update(_ modifier: AttachmentModifier<Attached>, _ inputs: _NodeInputs) {
        if modifier.alignment != self.modifier.alignment { invalidateLayout() }
        super.update(modifier, inputs)
        attachedNode.update(modifier.layers, inputs)
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) {
        super.layOut(proposal)
        let placement = AttachmentLayout(alignment: modifier.alignment).placement(of: attached, on: dimensions)
        var x = placement.origin.x
        if node.environment.layoutDirection == .rightToLeft { x = size.width - placement.frame.maxX }
        attached.place(
            at: CGPoint(x: position.x + x, y: position.y + placement.origin.y), proposal: placement.proposal)
    }

    override func emit(_ emitter: inout Emitter) {
        switch modifier.role {
        case .background:
            attached.draw(&emitter)
            content.draw(&emitter)
        case .overlay:
            content.draw(&emitter)
            attached.draw(&emitter)
        case .mask:
            let mask = emitter.collecting { attached.draw(&$0) }
            emitter.group(map: .identity, isolated: true, effects: [.mask(mask)]) { content.draw(&$0) }
        }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        switch modifier.role {
        case .background, .overlay: childElements.topmost(at: point)
        // A mask limits drawing, not hit testing.
        case .mask: content.hit(at: point)
        }
    }

    override var childElements: [Element] {
        switch modifier.role {
        case .background: [attached, content]
        case .overlay: [content, attached]
        case .mask: [content]
        }
    }
}

extension View {
    /// A rectangle in `style` that fills the view's frame and extends into the safe area at `edges`.
    nonisolated static func filling<S: ShapeStyle>(_ style: S, reaching edges: Edge.Set) -> some View {
        _ShapeView(shape: Rectangle(), style: style, fillStyle: FillStyle()).ignoresSafeArea(edges: edges)
    }
}
