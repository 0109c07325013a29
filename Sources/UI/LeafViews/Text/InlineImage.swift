// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// An image within a text. Its view has a node of its own, which is not part of the view tree.
@MainActor
final class InlineImage {
    let image: Image
    let attributes: TextAttributes
    private let node: _AnyViewNode

    /// - Parameters:
    ///   - attributes: The attributes of the image's run.
    ///   - place: The environment of the text.
    ///   - owner: The node of the text.
    init(_ image: Image, _ attributes: TextAttributes, in place: TextSurroundings, of owner: _AnyViewNode) {
        (self.image, self.attributes) = (image, attributes)
        var inputs = owner.inputs(transaction: Transaction())
        inputs.environment = place.environment
        inputs.environment.textAttributes = attributes
        if let style = attributes.style { inputs.environment.foreground = [style._resolve(in: place.styleContext)] }
        node =
            switch image.source {
            case .asset(let name): owner.adopt(Self.node(AssetImage(image: image, origin: .name(name)), inputs))
            case .held(let held): owner.adopt(Self.node(AssetImage(image: image, origin: .held(held)), inputs))
            case .symbol(let name, let value):
                owner.adopt(Self.node(SymbolImage(image: image, name: name, variableValue: value), inputs))
            }
    }

    private static func node<V: View>(_ view: V, _ inputs: _NodeInputs) -> _AnyViewNode { V._makeNode(view, inputs) }

    private var element: Element? { node.elements.first }

    /// The image's width, its ascent above the baseline and its descent below, for line layout.
    var attachment: TextAttachment {
        guard let dimensions = element?.dimensions(in: .unspecified) else {
            return TextAttachment(width: 0, ascent: 0, descent: 0)
        }
        let baseline = dimensions[.firstTextBaseline]
        return TextAttachment(
            width: dimensions.size.width, ascent: baseline, descent: max(0, dimensions.size.height - baseline))
    }

    /// Draws the image in `room`, a rectangle relative to `origin`. `origin` is a point in layout space.
    func draw(in room: CGRect, at origin: CGPoint, _ emitter: inout Emitter) {
        guard let element else { return }
        element.place(at: .zero, proposal: ProposedViewSize(room.size))
        let corner = CGPoint(x: origin.x + room.minX, y: origin.y + room.minY)
        emitter.transformed(by: CGAffineTransform(translationX: corner.x, y: corner.y)) { element.emit(&$0) }
    }

    func unmount() { node.unmount() }
}
