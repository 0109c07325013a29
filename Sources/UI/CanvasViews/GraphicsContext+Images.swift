// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    public struct ResolvedImage {
        public let size: CGSize
        public let baseline: CGFloat
        /// The shading of a template or a symbol; nil for the foreground style of the canvas.
        public var shading: Shading?
        let figure: CanvasFigure<Image>

        /// The image's items in its own size, with the top left corner at the origin.
        func items() -> [DisplayItem] { figure.drawn(in: .unspecified) }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let figure = onMainActor(image) { [resolver] in resolver.figure(of: $0) }
        let dimensions = figure.measured(in: .unspecified)
        return ResolvedImage(size: dimensions.size, baseline: dimensions.firstBaseline, shading: nil, figure: figure)
    }

    /// - Parameter style: Only `isAntialiased` is used.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        var view = image.figure.view
        if view.resizing == nil { view = view.resizable() }
        if !style.isAntialiased { view = view.antialiased(false) }
        draw(image, as: view, in: ProposedViewSize(rect.size), bounds: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = anchor.corner(of: image.size, at: point)
        draw(image, as: nil, in: .unspecified, bounds: CGRect(origin: origin, size: image.size))
    }

    /// - Parameter style: Only `isAntialiased` is used.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    private func draw(_ image: ResolvedImage, as view: Image?, in proposal: ProposedViewSize, bounds: CGRect) {
        guard bounds.minX.isFinite, bounds.minY.isFinite else { return }
        let map = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        var levels: [_ResolvedStyle]?
        if let shading = image.shading {
            levels = foreground(shading, for: bounds)
            if levels == nil { warn("tiled images do not colour other images") }
        }
        draw(image.figure.drawn(in: proposal, foreground: levels, as: view), map: map)
    }
}
