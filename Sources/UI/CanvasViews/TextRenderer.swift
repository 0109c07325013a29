// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import LeafViews
import Motion
@_spi(ViewGraph) import ViewGraph

public protocol TextRenderer: Animatable {
    /// The origin of the context is the top left corner of the text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// Has no effect: drawing outside of the text is never clipped.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
    /// Inside the body of a transition, the renderer draws texts but does not change their sizes.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        let painting = RendererPainting(renderer: renderer)
        return environment(\.textPainting, painting).modifier(PlainEffectModifier(effect: painting))
    }
}

private struct RendererPainting<Renderer: TextRenderer>: TextPainting, DrawingEffect {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.withContext(TextPaintingKey.self) {
            $0 = self
        } _: {
            content.draw(&$0)
        }
    }

    func size(in proposal: ProposedViewSize, measure: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: measure))
    }

    func items(of layout: Text.Layout, for node: _AnyViewNode) -> [DisplayItem] {
        let layer = CanvasLayer()
        let padding = renderer.displayPadding
        let size = layout.size
        let bounds = CGRect(
            x: -padding.leading, y: -padding.top, width: size.width + padding.leading + padding.trailing,
            height: size.height + padding.top + padding.bottom)
        let resolver = CanvasResolver(node)
        var context = GraphicsContext(layer, resolver, bounds: bounds)
        renderer.draw(layout: layout, in: &context)
        resolver.unmount()
        return layer.items
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(onMainActor(line) { [resolver] in $0.items(at: resolver.time) }, map: .identity)
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(onMainActor(run) { [resolver] in $0.items(at: resolver.time) }, map: .identity)
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(onMainActor(slice) { [resolver] in $0.items(at: resolver.time) }, map: .identity)
    }
}
