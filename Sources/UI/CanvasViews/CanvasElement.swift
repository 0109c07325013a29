// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// The renderer of a canvas and its options.
struct CanvasDrawing {
    var renderer: (inout GraphicsContext, CGSize) -> Void
    var isOpaque: Bool
    var colorMode: ColorRenderingMode

    @MainActor
    init<Symbols: View>(_ view: Canvas<Symbols>) {
        renderer = view.renderer
        isOpaque = view.isOpaque
        colorMode = view.colorMode
    }

    /// Whether the options are equal and the renderers are the same closure with the same captured values.
    func isSame(as other: CanvasDrawing) -> Bool {
        isOpaque == other.isOpaque && colorMode == other.colorMode && haveSameFields(renderer, other.renderer)
    }
}

/// The leaf of a `Canvas`.
///
/// The renderer is called in the layout after a change, not in each frame. Random drawing and side effects therefore do
/// not depend on which frames are rendered. Two exceptions call the renderer in a frame: an animated canvas size and a
/// changed symbol.
final class CanvasElement: Element {
    private var drawing: CanvasDrawing
    private let symbols: () -> [Element]
    private let resolver: CanvasResolver
    private let tracking = BodyTracking()
    private var animatedFrame = AnimatedFrame()
    /// The size and the items of the renderer's last drawing; nil if they are out of date.
    private var picture: (size: CGSize, items: [DisplayItem])?

    init(_ drawing: CanvasDrawing, node: _AnyViewNode, symbols: @escaping () -> [Element]) {
        self.drawing = drawing
        self.symbols = symbols
        resolver = CanvasResolver(node)
        super.init(node: node)
        warnAboutColorMode()
    }

    func update(_ new: CanvasDrawing, isEnvironmentSame: Bool) {
        let isSame = isEnvironmentSame && new.isSame(as: drawing)
        drawing = new
        warnAboutColorMode()
        if !isSame { setNeedsDrawing() }
    }

    func setNeedsDrawing() {
        picture = nil
        invalidateLayout()
    }

    func symbolsChanged() {
        resolver.symbols = nil
        setNeedsDrawing()
    }

    func stop() {
        tracking.end()
        resolver.unmount()
    }

    private func warnAboutColorMode() {
        guard drawing.colorMode != .nonLinear else { return }
        host.warn("Canvas: colour mode \(drawing.colorMode) is not supported; colours are mixed as in nonLinear")
    }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: proposal.replacingUnspecifiedDimensions())
    }

    // The renderer runs during layout, so that its side effects do not depend on which frames are drawn. Invariant 19.
    override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        if resolver.symbols == nil {
            let elements = symbols()
            for symbol in elements { adopt(symbol) }
            resolver.symbols = elements
        }
        for symbol in resolver.symbols ?? [] { symbol.place(at: .zero, proposal: ProposedViewSize(size)) }
        draw(in: animatedFrame.value(at: host.time).size)
    }

    // MARK: Drawing

    override func emit(_ emitter: inout Emitter) {
        let frame = animatedFrame.value(in: &emitter)
        if resolver.symbolsHaveMoved { picture = nil }
        draw(in: frame.size)
        guard let picture, !picture.items.isEmpty else { return }
        emitter.clipped(to: Path(CGRect(origin: .zero, size: frame.size)), at: frame.origin, style: FillStyle()) {
            // Draws all items in one isolated group, so that their blend modes do not affect the content behind the
            // canvas.
            $0.leaf(.group(picture.items, isolated: true), at: frame.origin)
        }
    }

    /// Calls the renderer, unless `picture` is already valid for `size`.
    private func draw(in size: CGSize) {
        guard picture?.size != size else { return }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return picture = (size, [])
        }
        let bounds = CGRect(origin: .zero, size: size)
        let layer = CanvasLayer()
        if drawing.isOpaque {
            layer.items.append(DisplayItem(.fill(Path(bounds), FillStyle(antialiased: false), .color(.black))))
        }
        resolver.begin()
        host.evaluatedNode = node
        var context = GraphicsContext(layer, resolver, bounds: bounds)
        tracking.evaluate(for: node) { drawing.renderer(&context, size) }
        resolver.end()
        picture = (size, layer.items)
    }
}
