// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// An image or a symbol as it looks in the environment of the canvas.
    public struct ResolvedImage {
        /// In points.
        public let size: CGSize
        /// The distance from the top of the image to the line that texts next to it stand on.
        public let baseline: CGFloat
        /// What a template or a symbol is drawn with; nil: the foreground style of the canvas.
        public var shading: Shading?
        let figure: CanvasFigure<Image>

        /// What is drawn of the image in its own size, its top left corner at the origin.
        func items() -> [DisplayItem] { figure.drawn(in: .unspecified) }
    }

    /// The image or symbol as it looks in the environment of the canvas, to be measured, and drawn several times.
    public func resolve(_ image: Image) -> ResolvedImage {
        let figure = onMainActor(image) { [resolver] in resolver.figure(of: $0) }
        let dimensions = figure.measured(in: .unspecified)
        return ResolvedImage(size: dimensions.size, baseline: dimensions.firstBaseline, shading: nil, figure: figure)
    }

    /// Draws an image, stretched over `rect`.
    ///
    /// - Parameter style: Only whether its edges are smooth counts.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        var view = image.figure.view
        if view.resizing == nil { view = view.resizable() }
        if !style.isAntialiased { view = view.antialiased(false) }
        draw(image, as: view, in: ProposedViewSize(rect.size), bounds: rect)
    }

    /// Draws an image in its own size.
    ///
    /// - Parameter anchor: The point of the image that lies at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = anchor.corner(of: image.size, at: point)
        draw(image, as: nil, in: .unspecified, bounds: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image, stretched over `rect`.
    ///
    /// - Parameter style: Only whether its edges are smooth counts.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size.
    ///
    /// - Parameter anchor: The point of the image that lies at `point`.
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
