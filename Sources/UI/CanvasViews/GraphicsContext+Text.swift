// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

extension GraphicsContext {
    /// A text with the fonts and words that the environment of the canvas gives it.
    public struct ResolvedText {
        /// What the parts of the text are drawn with that have no colour of their own.
        public var shading: Shading
        let figure: CanvasFigure<Text>
        /// Whether the shading is still that of the canvas.
        fileprivate var isShadingSet: Bool {
            if case .style(let style) = shading.source, style is ForegroundStyle { false } else { true }
        }

        /// The size of the text where it may take no more than `size`; it wraps and is cut to fit.
        public func measure(in size: CGSize) -> CGSize { dimensions(in: size).size }

        /// The distance from the top of the text to its first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).firstBaseline }

        /// The distance from the top of the text to its last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).lastBaseline }

        private func dimensions(in size: CGSize) -> FigureDimensions {
            figure.measured(in: ProposedViewSize(drawable: size))
        }
    }

    /// The text as it looks in the environment of the canvas, to be measured, and drawn several times.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(
            shading: .foreground, figure: onMainActor(text) { [resolver] in resolver.figure(of: $0) })
    }

    /// Draws a text from the top left corner of `rect`. It is as wide as `rect` at most, and cut where it is higher.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let rect = rect.standardized
        draw(text, in: ProposedViewSize(drawable: rect.size)) { _ in rect.origin }
    }

    /// Draws a text on as many lines as it has itself.
    ///
    /// - Parameter anchor: The point of the text that lies at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: .unspecified) { anchor.corner(of: $0, at: point) }
    }

    /// Draws a text from the top left corner of `rect`. It is as wide as `rect` at most, and cut where it is higher.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text on as many lines as it has itself.
    ///
    /// - Parameter anchor: The point of the text that lies at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func draw(_ text: ResolvedText, in proposal: ProposedViewSize, corner: (CGSize) -> CGPoint) {
        let size = text.figure.measured(in: proposal).size
        let origin = corner(size)
        guard origin.x.isFinite, origin.y.isFinite else { return }
        let bounds = CGRect(origin: origin, size: size)
        let map = CGAffineTransform(translationX: origin.x, y: origin.y)
        guard text.isShadingSet else { return draw(text.figure.drawn(in: proposal), map: map) }
        if let foreground = foreground(text.shading, for: bounds) {
            return draw(text.figure.drawn(in: proposal, foreground: foreground), map: map)
        }
        guard case .tiles(let tiles) = brush(text.shading, for: bounds),
            let items = items(of: tiles, covering: bounds)
        else { return }
        let letters = DisplayItem(
            .group(text.figure.drawn(in: proposal), isolated: false), transform: ProjectionTransform(map))
        draw(.group(items, isolated: false), effects: [.mask([letters])])
    }
}

extension UnitPoint {
    /// The top left corner of a box of `size` that has this point of it at `point`.
    func corner(of size: CGSize, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
    }
}

extension ProposedViewSize {
    /// What is no length is not proposed.
    init(drawable size: CGSize) {
        func length(_ x: CGFloat) -> CGFloat? { x.isNaN ? nil : max(x, 0) }
        self.init(width: length(size.width), height: length(size.height))
    }
}
