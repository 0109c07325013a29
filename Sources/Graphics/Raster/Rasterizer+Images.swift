// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Images and layers drawn through a transform.
extension Rasterizer {
    func draw(_ image: ImageContent, transform: ProjectionTransform, in context: Context) {
        let whole = Box(
            PixelRect(minX: 0, minY: 0, maxX: image.bitmap.width, maxY: image.bitmap.height))
        let source = image.source.map { Box($0.standardized) } ?? whole
        let visible = source.intersection(whole)
        let rect = image.rect.standardized
        guard visible.width > 0, visible.height > 0, rect.width > 0, rect.height > 0, Box(rect).isFinite else {
            return
        }
        // Maps pixels of the bitmap to the content's space.
        let placement = CGAffineTransform(
            a: rect.width / source.width, b: 0, c: 0, d: rect.height / source.height,
            tx: rect.minX - source.minX * rect.width / source.width,
            ty: rect.minY - source.minY * rect.height / source.height)
        let corners = ProjectionTransform(placement).bounds(of: visible)
        let style = FillStyle(antialiased: image.isAntialiased)
        guard
            let shape = shape(filling: corners, style, transform: transform, scissor: context.scissor)
        else { return }
        let part = visible.pixels(
            within: PixelRect(
                minX: 0, minY: 0, maxX: image.bitmap.width, maxY: image.bitmap.height))
        let toDevice = ProjectionTransform.translation(x: Double(part.minX), y: Double(part.minY))
            .concatenating(ProjectionTransform(placement)).concatenating(transform)
        guard toDevice.isUsable else { return }
        // The chain, and the bitmap whose pixels it reads, must outlive the rows.
        let chain = mips.chain(image.bitmap, part: part)
        withExtendedLifetime(image.bitmap) {
            let tint = image.tint.map { Colors.pixel($0) }
            guard
                let rows = ImageRows(
                    chain: chain, transform: toDevice, interpolation: image.interpolation, tint: tint)
            else { return }
            guard !rows.isCopy,
                let kept = sampled.picture(
                    chain, SampledImage.Key(transform: toDevice, interpolation: image.interpolation, tint: tint),
                    bounds: transform.bounds(of: corners).pixels(within: context.target.bounds),
                    isSilhouette: context.target.isAlpha, pool: pool)
            else {
                paint(shape, rows: rows, in: context)
                return
            }
            paint(shape, rows: CachedRowSource(rows: rows, kept: kept), in: context)
        }
    }

    /// The shape of a transformed rectangle on the device; nil if it is outside the scissor.
    private func shape(
        filling box: Box, _ style: FillStyle, transform: ProjectionTransform, scissor: PixelRect
    ) -> Shape? {
        let bounds = transform.bounds(of: box)
        guard !bounds.pixels(within: scissor).isEmpty else { return nil }
        if transform.keepsRectangles { return .rectangle(bounds, antialiased: style.isAntialiased) }
        return shape(
            Polylines(corners: box).applying(transform), evenOdd: false, antialiased: style.isAntialiased,
            scissor: scissor)
    }

    /// Draws a layer of pixels through a transform from its own space to the device.
    ///
    /// - Parameter sigma: The standard deviation, in the layer's pixels, of a blur that was applied to the whole layer.
    ///   If device pixels are at most 2 · `sigma` layer pixels wide, each takes one sample: the mean over a device
    ///   pixel would be softer by at most a sixth.
    func draw(_ layer: PixelSurface, transform: ProjectionTransform, sigma: Double, in context: Context) {
        let box = Box(layer.bounds)
        let toDevice = ProjectionTransform.translation(x: box.minX, y: box.minY).concatenating(transform)
        guard toDevice.isUsable,
            let shape = shape(filling: box, FillStyle(), transform: transform, scissor: context.scissor)
        else { return }
        let chain = MipChain(
            PixelLevel(
                base: layer.base, width: layer.bounds.width, height: layer.bounds.height, stride: layer.stride),
            isLayer: true)
        let area = transform.bounds(of: box).intersection(Box(context.scissor))
        let widest = toDevice.inverted().largestScale(
            over: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height))
        guard
            let rows = ImageRows(
                chain: chain, transform: toDevice, interpolation: .medium, isSmooth: widest <= 2 * sigma)
        else { return }
        paint(shape, rows: rows, in: context)
    }
}
