// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Draws items into layers, or clipped or masked.
extension Rasterizer {
    /// Draws into a transparent layer over the visible part of `box`, and composites it with the context's mask,
    /// opacity and blend mode.
    ///
    /// - Parameters:
    ///   - margin: The radius in pixels of the neighbourhood that `finish` reads.
    ///   - finish: Processes the layer before it is composited.
    func drawLayer(
        _ box: Box, margin: Int = 0, in context: Context,
        finish: (PixelSurface) -> Void = { _ in }, _ body: (Context) -> Void
    ) {
        let pixels = box.outset(Double(margin), Double(margin)).pixels(within: context.scissor.inset(by: -margin))
        guard !pixels.isEmpty else { return }
        pool.withPixels(pixels) { surface in
            above(context.target) {
                body(
                    Context(
                        target: .pixels(surface), scissor: pixels, transform: context.transform, depth: context.depth)
                )
            }
            finish(surface)
            composite(surface, in: context)
        }
    }

    /// Composites a layer onto the target, at the layer's own position.
    func composite(_ layer: PixelSurface, in context: Context) {
        let area = layer.bounds.intersection(context.scissor).intersection(context.target.window)
        for y in area.minY..<area.maxY {
            composite(layer.pointer(area.minX, y), y: y, x: area.minX, count: area.width, in: context)
        }
    }

    /// Composites part of a row of a layer. The part must lie inside the scissor and the target's window. May change
    /// the row.
    func composite(_ row: UnsafeMutablePointer<UInt32>, y: Int, x: Int, count: Int, in context: Context) {
        let opacity = context.opacityByte
        guard opacity > 0, count > 0 else { return }
        switch context.target {
        case .pixels(let surface):
            RowSink(
                target: surface, source: PlacedRow(pixels: row, x: x), opacity: opacity, mask: context.mask,
                mode: context.blendMode.kernel, buffers: buffers
            ).constant(y: y, x: x, count: count, 255)
        case .alpha(let surface):
            var done = 0
            while done < count {
                let n = min(count - done, rowChunk), source = row + done
                if let mask = context.mask {
                    buffers.coverage.update(from: mask.pointer(x + done, y), count: n)
                    if opacity < 255 { composite_mask_scale(buffers.coverage, n, UInt32(opacity)) }
                    composite_row_multiply(source, buffers.coverage, n)
                } else if opacity < 255 {
                    buffers.coverage.update(repeating: opacity, count: n)
                    composite_row_multiply(source, buffers.coverage, n)
                }
                composite_alpha_of_row(buffers.coverage, source, n)
                blend_alphas(surface.pointer(x + done, y), buffers.coverage, n, context.blendMode.kernel)
                done += n
            }
        }
    }

    /// Pixels of one row, from `x` on.
    private struct PlacedRow: RowSource {
        let pixels: UnsafeMutablePointer<UInt32>
        let x: Int
        var isOpaque: Bool { false }

        func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
            row.update(from: pixels + (x - self.x), count: count)
        }

        func pixels(_ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> UnsafePointer<UInt32> {
            UnsafePointer(pixels + (x - self.x))
        }
    }

    func withClip(_ path: Path, _ style: FillStyle, in context: Context, _ body: (Context) -> Void) {
        var context = context
        if context.transform.keepsRectangles, let rectangle = path.uprightRectangle {
            let box = context.transform.bounds(of: rectangle)
            if !box.isEmpty, let pixels = Self.wholePixels(box, rounding: !style.isAntialiased, context.scissor) {
                context.scissor = pixels
                body(context)
                return
            }
        }
        let box = context.transform.bounds(of: path.controlBox)
        withAlpha(box, in: context, body) { inner in
            guard
                let shape = self.shape(
                    filling: path, style, transform: context.transform, scissor: inner.scissor)
            else { return }
            self.paint(shape, with: .black, in: inner)
        }
    }

    /// Multiplies the alpha of everything that `body` draws by the alpha of `items`.
    func withMask(_ items: [DisplayItem], in context: Context, _ body: (Context) -> Void) {
        let box = items.reduce(Box.empty) { $0.union(bounds(of: $1, in: context.transform)) }
        withAlpha(box, in: context, body) { self.draw(items, in: $0) }
    }

    /// Calls `draw` to draw a mask inside `box`, and multiplies the mask by the context's mask. Then calls `body` with
    /// a context that has the product as its mask.
    private func withAlpha(
        _ box: Box, in context: Context, _ body: (Context) -> Void, draw: (Context) -> Void
    ) {
        let pixels = box.pixels(within: context.scissor)
        guard !pixels.isEmpty else { return }
        pool.withMask(pixels) { surface in
            draw(
                Context(
                    target: .alpha(surface), scissor: pixels, transform: context.transform, depth: context.depth))
            if let outer = context.mask {
                for y in pixels.minY..<pixels.maxY {
                    composite_mask_multiply(
                        surface.pointer(pixels.minX, y), outer.pointer(pixels.minX, y), pixels.width)
                }
            }
            var inner = context
            inner.scissor = pixels
            inner.mask = surface
            body(inner)
        }
    }

    /// The box as whole pixels. nil if the box is infinite, or if an edge lies inside a pixel and `rounding` is false.
    private static func wholePixels(_ box: Box, rounding: Bool, _ limit: PixelRect) -> PixelRect? {
        guard box.isFinite else { return nil }
        let rounded = box.rounded
        let error = max(
            max(abs(rounded.minX - box.minX), abs(rounded.maxX - box.maxX)),
            max(abs(rounded.minY - box.minY), abs(rounded.maxY - box.maxY)))
        guard rounding || error < 1.0 / 512 else { return nil }
        return rounded.pixels(within: limit)
    }
}
