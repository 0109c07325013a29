// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Prepares paths as shapes, and fills shapes with paints.
extension Rasterizer {
    /// The largest distance in pixels between a curve and the polygon that is filled for it. Polygons are balanced
    /// around their curves: on average they are 0.01 pixels off, which is two levels of 255 at an edge. Inscribed
    /// chords would make circles visibly too small.
    static let tolerance = 0.03
    /// The tolerance for outlines of strokes, in pixels; half of it is for chords. It may be larger than `tolerance`,
    /// because a stroke loses as much area at one side as it gains at the other. With twice as much, edges of rings of 24
    /// pixels differ from Apple's by up to 6/255.
    static let strokeTolerance = 0.05

    /// A shape ready to be painted: an upright rectangle, the edges in `cells`, or recorded coverage shifted by whole
    /// pixels.
    enum Shape {
        case rectangle(Box, antialiased: Bool)
        case cells(CoverageCells.Rule)
        case recorded(RecordedCoverage, SIMD2<Int>)
    }

    /// Prepares the part of a filled path inside the scissor; nil if it is empty.
    func shape(
        filling path: Path, _ style: FillStyle, transform: ProjectionTransform, scissor: PixelRect
    ) -> Shape? {
        if transform.keepsRectangles, let rectangle = path.uprightRectangle {
            let box = transform.bounds(of: rectangle)
            return box.isFinite && !box.pixels(within: scissor).isEmpty
                ? .rectangle(box, antialiased: style.isAntialiased) : nil
        }
        let bounds = transform.bounds(of: path.controlBox)
        guard !bounds.pixels(within: scissor).isEmpty || !bounds.isFinite else { return nil }
        let rule = CoverageCells.Rule(evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
        let placement: DevicePlacement
        if path.elements.count < CoverageCache.leastElements || !transform.isAffine {
            placement = DevicePlacement(near: transform)
        } else {
            placement = DevicePlacement(transform)
            if let coverage = recordedCoverage(path, rule, placement, bounds, scissor) {
                return .recorded(coverage, placement.pixels)
            }
        }
        return cells.load(path, tolerance: Self.tolerance, transform: placement, within: scissor) ? .cells(rule) : nil
    }

    /// Prepares the part of a stroked path inside the scissor; nil if it is empty.
    func shape(
        stroking path: Path, _ style: StrokeStyle, transform: ProjectionTransform, scissor: PixelRect
    ) -> Shape? {
        let box = Self.strokeBox(path, style)
        guard isVisible(box, transform, scissor) else { return nil }
        // Outlines the stroke in the path's own plane, before the transform, so that perspective also changes the
        // stroke's width.
        let outline = path.strokeOutline(style, tolerance: Self.strokeTolerance / transform.magnification(over: box))
        return shape(outline.applying(transform), evenOdd: false, antialiased: true, scissor: scissor)
    }

    func shape(_ polygons: Polylines, evenOdd: Bool, antialiased: Bool, scissor: PixelRect) -> Shape? {
        cells.load(polygons, within: scissor)
            ? .cells(CoverageCells.Rule(evenOdd: evenOdd, antialiased: antialiased)) : nil
    }

    /// Whether the box may be visible. A box that is not finite counts as visible.
    private func isVisible(_ box: Box, _ transform: ProjectionTransform, _ scissor: PixelRect) -> Bool {
        !transform.bounds(of: box).pixels(within: scissor).isEmpty || !box.isFinite
    }

    /// Bounds of a stroke: the path with a margin of three quarters of the stroke's width, which includes square caps.
    /// Miters get a larger margin.
    static func strokeBox(_ path: Path, _ style: StrokeStyle) -> Box {
        let half = max(0, style.lineWidth) / 2
        let reach = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
        return path.controlBox.outset(half * reach, half * reach)
    }

    /// Hands the spans of a prepared shape to the sink.
    func sweep<Sink: CoverageSink>(_ shape: Shape, scissor: PixelRect, into sink: Sink) {
        switch shape {
        case .cells(let rule):
            cells.sweep(rule, into: sink)
        case .rectangle(let box, let antialiased):
            sweep(rectangle: box, antialiased: antialiased, scissor: scissor, into: sink)
        case .recorded(let coverage, let pixels):
            coverage.sweep(x: pixels.x, y: pixels.y, &runs, into: sink)
        }
    }

    /// Sweeps an upright rectangle. The coverage of a pixel is the coverage of its column times that of its row.
    private func sweep<Sink: CoverageSink>(
        rectangle box: Box, antialiased: Bool, scissor: PixelRect, into sink: Sink
    ) {
        let box = antialiased ? box : box.rounded
        let pixels = box.pixels(within: scissor)
        let columns = AxisCoverage(from: box.minX, to: box.maxX, within: pixels.minX..<pixels.maxX)
        let rows = AxisCoverage(from: box.minY, to: box.maxY, within: pixels.minY..<pixels.maxY)
        func cover(_ y: Range<Int>, _ x: AxisRun, _ share: Double) {
            let coverage = UInt8(share * 255 + 0.5)
            if coverage > 0 { sink.constant(rows: y, x: x.pixels.lowerBound, count: x.pixels.count, coverage) }
        }
        for i in 0..<rows.count {
            let row = rows[i]
            if columns.count == 1 {
                cover(row.pixels, columns[0], row.share * columns[0].share)
                continue
            }
            // Goes row by row, so that memory is accessed in order.
            for y in row.pixels {
                for j in 0..<columns.count { cover(y..<y + 1, columns[j], row.share * columns[j].share) }
            }
        }
    }

    /// Fills the area of a prepared shape with any paint.
    ///
    /// - Parameter box: The shape's bounds before the transform.
    func paint(
        _ shape: Shape, with paint: Paint, over box: @autoclosure () -> Box, transform: ProjectionTransform,
        in context: Context
    ) {
        switch paint {
        case .color(let color):
            self.paint(shape, with: color, in: context)
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
            if let rows = gradientRows(paint, transform: transform) { self.paint(shape, rows: rows, in: context) }
        case .mesh(let mesh):
            self.paint(shape, with: mesh, over: box(), transform: transform, in: context)
        case .backdrop(let backdrop):
            self.paint(shape, with: backdrop, over: box(), transform: transform, in: context)
        }
    }

    func paint(_ shape: Shape, with color: RGBAColor, in context: Context) {
        let pixel = Colors.pixel(color, opacity: context.opacity)
        guard pixel >> 24 > 0 else { return }
        switch context.target {
        case .pixels(let surface):
            let sink = ColorSink(
                target: surface, color: pixel, mask: context.mask, mode: context.blendMode.kernel, buffers: buffers)
            if case .cells(let rule) = shape, context.mask == nil {
                cells.paint(sink, rule)
            } else {
                sweep(shape, scissor: context.scissor, into: sink)
            }
        case .alpha(let surface):
            let sink = MaskSink(target: surface, alpha: UInt8(pixel >> 24), mask: context.mask, buffers: buffers)
            sweep(shape, scissor: context.scissor, into: sink)
        }
    }

    func paint<Source: RowSource>(_ shape: Shape, rows: Source, in context: Context) {
        let opacity = context.opacityByte
        guard opacity > 0 else { return }
        switch context.target {
        case .pixels(let surface):
            let sink = RowSink(
                target: surface, source: rows, opacity: opacity, mask: context.mask, mode: context.blendMode.kernel,
                buffers: buffers)
            sweep(shape, scissor: context.scissor, into: sink)
        case .alpha(let surface):
            let sink = AlphaSink(
                target: surface, source: rows, opacity: opacity, mask: context.mask, buffers: buffers)
            sweep(shape, scissor: context.scissor, into: sink)
        }
    }

    /// The row source of a gradient; nil if the paint is no gradient or the transform is singular.
    func gradientRows(_ paint: Paint, transform: ProjectionTransform) -> GradientRows? {
        guard let (gradient, shape) = GradientRows.shape(of: paint) else { return nil }
        return GradientRows(table: gradients.table(gradient), shape: shape, transform: transform)
    }
}
