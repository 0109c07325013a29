// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// The drawing of a view that a window layer shows above everything else, such as a row whose context menu is open.
///
/// While the view is lifted, it collects its items here instead of drawing them at its place. `LiftedCopy`, in a layer,
/// draws them. Layers are drawn after the window, so the copy shows the items of the same frame.
@MainActor
package final class LiftedDrawing {
    fileprivate weak var source: LiftElement?
    fileprivate var items: [DisplayItem] = []

    nonisolated package init() {}

    /// The view's frame in the window.
    package var box: CGRect? { source?.boxInWindow }
}

/// Makes its content the source of a `LiftedDrawing`.
nonisolated struct LiftModifier: WrappingModifier {
    let drawing: LiftedDrawing
    let isLifted: Bool
    /// Whether this source takes precedence over a source inside of it.
    let isOuter: Bool

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        LiftElement(self, around: content, node: node)
    }
}

private final class LiftElement: PassThroughElement<LiftModifier> {
    override init(_ modifier: LiftModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        register()
    }

    override func update(_ modifier: LiftModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        register()
    }

    private func register() {
        let drawing = modifier.drawing
        if modifier.isOuter || drawing.source?.modifier.isOuter != true { drawing.source = self }
    }

    override func emit(_ emitter: inout Emitter) {
        guard modifier.isLifted, modifier.drawing.source === self else { return content.draw(&emitter) }
        // Keeps this drawing from being cached: it must run in every frame to collect the items for the copy.
        emitter.noteTimeDependence()
        modifier.drawing.items = emitter.collectingApart { content.draw(&$0) }
    }

    override var describedModifier: Any? { nil }
}

/// Draws the items of the lifted view, with their top left corner at this view's top left corner.
package struct LiftedCopy: _PrimitiveView {
    let drawing: LiftedDrawing

    package init(_ drawing: LiftedDrawing) { self.drawing = drawing }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            LiftedCopyElement($0.drawing, node: $1)
        } update: { element, view, _ in
            element.drawing = view.drawing
        }
    }
}

private final class LiftedCopyElement: Element {
    var drawing: LiftedDrawing

    init(_ drawing: LiftedDrawing, node: _AnyViewNode) {
        self.drawing = drawing
        super.init(node: node)
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: proposal.replacingUnspecifiedDimensions(by: drawing.box?.size ?? .zero))
    }

    override func emit(_ emitter: inout Emitter) {
        emitter.noteTimeDependence()
        guard let source = drawing.source else { return }
        let move = CGAffineTransform(
            translationX: position.x - source.position.x, y: position.y - source.position.y)
        emitter.group(map: ProjectionTransform(move)) { $0.append(drawing.items) }
    }

    override func hitTest(_ point: CGPoint) -> Element? { nil }
}

extension View {
    /// Makes this view the source of `drawing`. While `isLifted` is true, the view draws nothing at its place, so that
    /// a layer can draw it with `LiftedCopy`.
    ///
    /// - Parameter isOuter: Whether this view is lifted instead of a view inside of it that uses the same `drawing`.
    nonisolated package func lift(_ drawing: LiftedDrawing, isLifted: Bool, isOuter: Bool = false) -> some View {
        modifier(LiftModifier(drawing: drawing, isLifted: isLifted, isOuter: isOuter))
    }
}
