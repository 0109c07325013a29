// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

extension GraphicsContext {
    public struct ResolvedText {
        /// The shading for parts of the text that have no foreground style of their own.
        public var shading: Shading
        let figure: CanvasFigure<Text>
        /// Whether `shading` is anything but the foreground style, which is the default.
        fileprivate var isShadingSet: Bool {
            if case .style(let style) = shading.source, style is ForegroundStyle { false } else { true }
        }

        public func measure(in size: CGSize) -> CGSize { dimensions(in: size).size }

        public func firstBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).firstBaseline }

        public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(in: size).lastBaseline }

        private func dimensions(in size: CGSize) -> FigureDimensions {
            figure.measured(in: ProposedViewSize(drawable: size))
        }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(
            shading: .foreground, figure: onMainActor(text) { [resolver] in resolver.figure(of: $0) })
    }

    /// The text starts at the top left corner of `rect`, wraps at its width and is truncated at its height.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let rect = rect.standardized
        draw(text, in: ProposedViewSize(drawable: rect.size)) { _ in rect.origin }
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: .unspecified) { anchor.corner(of: $0, at: point) }
    }

    /// The text starts at the top left corner of `rect`, wraps at its width and is truncated at its height.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

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
    /// The top left corner of a box of `size` whose anchor lies at `point`.
    func corner(of size: CGSize, at point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - x * size.width, y: point.y - y * size.height)
    }
}

extension ProposedViewSize {
    /// Creates a proposal of `size`. A NaN length becomes unspecified, and a negative length becomes 0.
    init(drawable size: CGSize) {
        func length(_ x: CGFloat) -> CGFloat? { x.isNaN ? nil : max(x, 0) }
        self.init(width: length(size.width), height: length(size.height))
    }
}
