// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Shadows and blurs.
///
/// Both are Gaussians in the parent's space. If a similarity (rotation, translation, uniform scale) maps that space to
/// the device, the filters run on device pixels, with the radius scaled and the offset rotated.
///
/// Any other transform would distort the Gaussian differently at each device pixel. The blur or the shadow is then
/// rendered into a raster of the parent's space, and the raster is drawn through the transform like an image. The
/// subject that casts the shadow is still drawn directly. Filters that are too wide for memory use the same fallback.
extension Rasterizer {
    /// The largest layer of a filter: 16 million pixels.
    static let largestFilterArea = 16.0 * 1024 * 1024

    // MARK: - Shadows

    /// Draws the subject and its shadow. The subject's last effect must be this shadow.
    func draw(_ subject: Subject, with shadow: Shadow, in context: Context) {
        guard Colors.unit(Double(shadow.color.alpha)) > 0 else {
            draw(subject.inner, in: context)
            return
        }
        guard context.isPlain else {
            // The context's mask, opacity and blend mode must apply to the shadow and the subject as one image, so both
            // are drawn into a layer.
            drawLayer(bounds(of: subject, in: context.transform), in: context) { self.draw(subject, in: $0) }
            return
        }
        let inner = subject.inner
        let offset = Self.offset(shadow, context.transform)
        guard let scale = filterScale(radius: shadow.radius, offset: offset, of: inner, in: context) else {
            let shadowBox = bounds(of: subject, in: .identity)
            drawWarped(shadowBox, radius: shadow.radius, in: context) { local in
                self.drawShadow(of: inner, shadow, scale: local.transform.similarityScale ?? 1, in: local)
            }
            draw(inner, in: context)
            return
        }
        let sigma = Self.sigma(shadow.radius) * scale
        let seen = bounds(of: inner, in: context.transform).pixels(
            within: Self.casting(context.scissor, GaussianBlur.reach(sigma: sigma), offset))
        guard !seen.isEmpty else { return }
        if inner.isLeaf || Double(seen.area) > Self.largestFilterArea {
            drawShadow(of: inner, shadow, scale: scale, in: context)
            draw(inner, in: context)
            return
        }
        // `layer` is drawn once and used twice: for the silhouette and for the subject itself.
        pool.withPixels(seen) { layer in
            draw(inner, into: layer, of: seen, context)
            pool.withMask(seen) { silhouette in
                for y in seen.minY..<seen.maxY {
                    composite_alpha_of_row(silhouette.pointer(seen.minX, y), layer.pointer(seen.minX, y), seen.width)
                }
                castShadow(silhouette, shadow, sigma: sigma, offset: offset, in: context)
            }
            composite(layer, in: context)
        }
    }

    /// Draws only the shadow, not the subject that casts it.
    private func drawShadow(of inner: Subject, _ shadow: Shadow, scale: Double, in context: Context) {
        let sigma = Self.sigma(shadow.radius) * scale
        let offset = Self.offset(shadow, context.transform)
        // Draws the silhouette right at the shadow's place, so that a subpixel offset needs no extra step.
        let moved = context.transform.concatenating(.translation(x: offset.x, y: offset.y))
        let reach = GaussianBlur.reach(sigma: sigma)
        let casting = bounds(of: inner, in: moved).pixels(within: context.scissor.inset(by: -reach))
        guard !casting.isEmpty else { return }
        pool.withMask(casting) { silhouette in
            draw(
                inner,
                in: Context(target: .alpha(silhouette), scissor: casting, transform: moved, depth: context.depth))
            castShadow(silhouette, shadow, sigma: sigma, offset: .zero, in: context)
        }
    }

    /// Blurs a silhouette and draws it in the shadow's colour. `context.isPlain` must be true.
    private func castShadow(
        _ silhouette: MaskSurface, _ shadow: Shadow, sigma: Double, offset: SIMD2<Double>, in context: Context
    ) {
        let whole = SIMD2(offset.x.rounded(), offset.y.rounded())
        let fraction = offset - whole
        let (dx, dy) = (Int(whole.x), Int(whole.y))
        let reach = GaussianBlur.reach(sigma: sigma)
        let scissor = context.scissor
        // The visible pixels of the shadow, before they are shifted by `dx` and `dy`.
        let falling = silhouette.bounds.inset(by: -reach).intersection(
            PixelRect(
                minX: scissor.minX - dx, minY: scissor.minY - dy, maxX: scissor.maxX - dx, maxY: scissor.maxY - dy))
        guard !falling.isEmpty else { return }
        let color = Colors.pixel(shadow.color)
        let window = context.target.window
        let written = falling.intersection(
            PixelRect(
                minX: window.minX - dx, minY: window.minY - dy, maxX: window.maxX - dx, maxY: window.maxY - dy))
        blur.forEachRow(of: silhouette.bytes, over: written, sigma: sigma, offset: fraction) { y, x, count, coverage in
            switch context.target {
            case .pixels(let surface):
                let pixels = surface.pointer(x + dx, y + dy)
                if y + 1 < written.maxY { composite_prefetch(pixels + surface.stride, count) }
                composite_solid_mask_over(pixels, coverage, count, color)
            case .alpha(let surface):
                composite_mask_scale(coverage, count, color >> 24)
                composite_mask_over(surface.pointer(x + dx, y + dy), coverage, count)
            }
        }
    }

    // MARK: - Blurs

    /// Draws the subject blurred. The subject's last effect must be this blur.
    func draw(_ subject: Subject, blurredBy radius: Double, opaque: Bool, in context: Context) {
        let inner = subject.inner
        guard Self.sigma(radius) > 0 else {
            draw(inner, in: context)
            return
        }
        guard let scale = filterScale(radius: radius, offset: .zero, of: inner, in: context) else {
            drawWarped(bounds(of: subject, in: .identity), radius: radius, in: context) { local in
                self.draw(subject, blurredBy: radius, opaque: opaque, in: local)
            }
            return
        }
        let sigma = Self.sigma(radius) * scale
        let reach = GaussianBlur.reach(sigma: sigma)
        let nearby = context.scissor.inset(by: -reach)
        let sharp = bounds(of: inner, in: context.transform).pixels(within: nearby)
        guard !sharp.isEmpty else { return }
        // An opaque blur repeats the edge outwards before it blurs, and draws nothing outside of the edge.
        let padded = opaque ? sharp.inset(by: -reach).intersection(nearby) : sharp
        let result = (opaque ? sharp : sharp.inset(by: -reach)).intersection(context.scissor)
        guard !result.isEmpty else { return }
        pool.withPixels(padded) { layer in
            draw(inner, into: layer, of: sharp, context)
            if opaque { Self.repeatEdges(of: sharp, in: layer) }
            let written = result.intersection(context.target.window)
            blur.forEachRow(of: layer.bytes, over: written, sigma: sigma) { y, x, count, row in
                row.withMemoryRebound(to: UInt32.self, capacity: count) {
                    composite($0, y: y, x: x, count: count, in: context)
                }
            }
        }
    }

    private static func repeatEdges(of area: PixelRect, in layer: PixelSurface) {
        for y in area.minY..<area.maxY {
            let first = layer.pointer(area.minX, y).pointee, last = layer.pointer(area.maxX - 1, y).pointee
            for x in layer.bounds.minX..<area.minX { layer.pointer(x, y).pointee = first }
            for x in area.maxX..<layer.bounds.maxX { layer.pointer(x, y).pointee = last }
        }
        let x = layer.bounds.minX, width = layer.bounds.width
        for y in layer.bounds.minY..<area.minY {
            layer.pointer(x, y).update(from: layer.pointer(x, area.minY), count: width)
        }
        for y in area.maxY..<layer.bounds.maxY {
            layer.pointer(x, y).update(from: layer.pointer(x, area.maxY - 1), count: width)
        }
    }

    // MARK: - Choice of the raster

    /// Pixels per point if the filter can run on device pixels, otherwise nil.
    ///
    /// - Parameter offset: The shift of the filtered image in pixels.
    private func filterScale(
        radius: Double, offset: SIMD2<Double>, of inner: Subject, in context: Context
    ) -> Double? {
        guard let scale = context.transform.similarityScale, scale > 0 else { return nil }
        let sigma = Self.sigma(radius) * scale
        let reach = Double(GaussianBlur.reach(sigma: sigma))
        let scissor = Box(context.scissor).outset(reach, reach)
        // Filters run on device pixels only if their layer is not too large. Only the part of the content whose result
        // can reach the scissor counts.
        let moved = bounds(of: inner, in: context.transform).offset(offset.x, offset.y)
        let area = scissor.intersection(moved).outset(reach, reach)
        return min(area.width, scissor.width) * min(area.height, scissor.height) <= Self.largestFilterArea
            ? scale : nil
    }

    /// The area whose content can reach the scissor, either directly or after the blur and the shift.
    private static func casting(_ scissor: PixelRect, _ reach: Int, _ offset: SIMD2<Double>) -> PixelRect {
        let dx = Int(offset.x.rounded()), dy = Int(offset.y.rounded())
        return PixelRect(
            minX: min(scissor.minX, scissor.minX - reach - 1 - dx),
            minY: min(scissor.minY, scissor.minY - reach - 1 - dy),
            maxX: max(scissor.maxX, scissor.maxX + reach + 1 - dx),
            maxY: max(scissor.maxY, scissor.maxY + reach + 1 - dy))
    }

    /// Draws into a raster of the context's own space, then draws that raster through the context's transform.
    ///
    /// - Parameters:
    ///   - box: The bounds of the drawing, in the context's space.
    ///   - radius: The filter's radius. A blurred image has no fine detail, so the raster is coarse: the standard
    ///     deviation of the blur is at most 4 raster pixels.
    private func drawWarped(_ box: Box, radius: Double, in context: Context, _ body: (Context) -> Void) {
        var box = box
        if context.transform.isAffine {
            // Limits the raster to the visible part and two device pixels around it.
            var inverse = context.transform
            guard inverse.invert() else { return }
            (inverse.m13, inverse.m23, inverse.m33) = (0, 0, 1)
            box = box.intersection(inverse.bounds(of: Box(context.scissor).outset(2, 2)))
        }
        guard !box.isEmpty, box.isFinite, !context.transform.bounds(of: box).pixels(within: context.scissor).isEmpty
        else { return }
        var scale = context.transform.largestScale(
            over: CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height))
        scale = min(scale, 4 / Self.sigma(radius))
        let area = max(box.width * box.height, 1e-9)
        scale = min(scale, (Self.largestFilterArea / 16 / area).squareRoot(), 16000 / max(box.width, box.height, 1e-9))
        guard scale > 0, scale.isFinite else { return }
        let local = ProjectionTransform.scale(scale)
        let limit = PixelRect(minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40)
        // A transparent margin of one pixel lets the image fade out at its edges.
        let pixels = local.bounds(of: box).pixels(within: limit).inset(by: -1)
        pool.withPixels(pixels) { surface in
            // `above(nil)`: backdrop filters in `body` cannot read the pixels below, because those do not coincide with
            // this raster's pixels.
            above(nil) {
                body(
                    Context(
                        target: .pixels(surface), scissor: pixels, transform: local, depth: context.depth))
            }
            draw(
                surface, transform: local.inverted().concatenating(context.transform),
                sigma: Self.sigma(radius) * scale, in: context)
        }
    }
}
