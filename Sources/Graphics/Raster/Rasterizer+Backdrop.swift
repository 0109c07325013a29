// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// Backdrop filters (glass): fills that show a filtered copy of the pixels below them.
extension Rasterizer {
    func draw(_ subject: Subject, into layer: PixelSurface, of scissor: PixelRect, _ context: Context) {
        above(context.target) {
            draw(
                subject,
                in: Context(
                    target: .pixels(layer), scissor: scissor, transform: context.transform, depth: context.depth))
        }
    }

    /// Calls `body` to draw a layer that will be composited onto `ground`. Backdrop filters in the layer then also show
    /// the pixels of `ground`.
    ///
    /// - Parameter ground: nil if the layer's pixels do not coincide with the target's pixels. Backdrop filters then
    ///   show only the layer, as they do above an alpha target.
    func above(_ ground: Target?, _ body: () -> Void) {
        if case .pixels(let surface)? = ground {
            grounds.append(surface)
            body()
            grounds.removeLast()
        } else {
            let outer = grounds
            grounds = []
            body()
            grounds = outer
        }
    }

    /// Fills a prepared shape with the filtered backdrop.
    ///
    /// - Parameter box: The shape's bounds before the transform. The glass shows nothing outside of them.
    func paint(
        _ shape: Shape, with backdrop: Backdrop, over box: Box, transform: ProjectionTransform, in context: Context
    ) {
        guard case .pixels(let target) = context.target else {
            paint(shape, with: RGBAColor(white: 0, alpha: Float(Colors.unit(backdrop.opacity))), in: context)
            return
        }
        let frame = grounds.first?.bounds ?? target.bounds
        let placed = transform.bounds(of: box)
        let pane = placed.pixels(within: frame)
        let area = pane.intersection(context.scissor)
        guard !area.isEmpty, !area.intersection(target.window).isEmpty else { return }
        let (sigma, reach) = Self.blur(backdrop, scale: transform.meanScale(over: box), of: area)
        let surroundings = area.inset(by: -reach)
        pool.withMask(area) { mask in
            var covering = Context(target: .alpha(mask), scissor: area, transform: transform, depth: context.depth)
            covering.mask = context.mask
            covering.opacity = context.opacity * Colors.unit(backdrop.opacity)
            paint(shape, with: .black, in: covering)
            pool.withPixels(surroundings) { seen in
                for ground in grounds { gather(ground, into: seen, within: pane) }
                gather(target, into: seen, within: pane)
                MirroredEdges(of: pane).fill(seen)
                pool.withPixels(area) { glass in
                    blur.blur(seen.bytes, into: glass.bytes, sigma: sigma)
                    put(glass, backdrop, through: mask, onto: target)
                }
            }
        }
    }

    /// The standard deviation and the reach of the blur, in pixels. A blur that would need too much memory is narrowed.
    private static func blur(_ backdrop: Backdrop, scale: Double, of area: PixelRect) -> (sigma: Double, reach: Int) {
        var sigma = Self.sigma(backdrop.radius) * scale
        if !sigma.isFinite { sigma = 0 }
        while true {
            let reach = sigma > 0 ? GaussianBlur.reach(sigma: sigma) : 0
            let (width, height) = (Double(area.width + 2 * reach), Double(area.height + 2 * reach))
            if sigma == 0 || width * height <= largestFilterArea + 2 * Double(area.area) { return (sigma, reach) }
            sigma = sigma < 1 ? 0 : sigma / 2
        }
    }

    /// Composites `surface` onto `seen`, the copy of the pixels below, inside of `pane`.
    private func gather(_ surface: PixelSurface, into seen: PixelSurface, within pane: PixelRect) {
        let area = surface.bounds.intersection(seen.bounds).intersection(pane)
        for y in area.minY..<area.maxY {
            composite_row_over(seen.pointer(area.minX, y), surface.pointer(area.minX, y), area.width)
        }
    }

    /// Applies saturation and tint to the blurred pixels. Then replaces the target's pixels by the result, weighted by
    /// the mask.
    private func put(_ glass: PixelSurface, _ backdrop: Backdrop, through mask: MaskSurface, onto target: PixelSurface)
    {
        let area = glass.bounds.intersection(target.window)
        let tint = Colors.pixel(backdrop.tint)
        let matrix = backdrop.saturation == 1 ? nil : GlassColors(saturation: backdrop.saturation)
        for y in area.minY..<area.maxY {
            let row = glass.pointer(area.minX, y), coverage = mask.pointer(area.minX, y)
            matrix?.apply(to: row, count: area.width)
            if tint >> 24 > 0 { composite_solid_over(row, area.width, tint, 0) }
            Self.replace(target.pointer(area.minX, y), by: row, coverage, count: area.width)
        }
    }

    /// destination = source · mask + destination · (1 − mask), which for opaque pixels is the same as source-over.
    private static func replace(
        _ destination: UnsafeMutablePointer<UInt32>, by source: UnsafeMutablePointer<UInt32>,
        _ mask: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        if (0..<count).allSatisfy({ source[$0] >> 24 == 255 }) {
            composite_row_mask_over(destination, source, mask, count)
            return
        }
        composite_row_multiply(source, mask, count)
        for i in 0..<count { mask[i] = 255 - mask[i] }
        composite_row_multiply(destination, mask, count)
        // The sum cannot overflow. The factors of `source` and `destination` add up to 255, so even two components of
        // 255 add up to exactly 255.
        for i in 0..<count { destination[i] &+= source[i] }
    }
}

/// Applies saturation in integer arithmetic. Most pixels are opaque and need no division.
private struct GlassColors {
    /// The result of a component is `own` times the component plus `shared` times the luminance, both in 65536ths.
    private let own: Int32
    private let shared: Int32
    private let matrix: ColorMatrix

    init(saturation: Double) {
        let s = min(max(saturation, 0), 100)
        own = Int32((s * 65536).rounded())
        shared = 65536 - own
        func row(_ i: Int) -> [Float] {
            [0.2126, 0.7152, 0.0722].enumerated().map { Float($1 * (1 - s) + ($0 == i ? s : 0)) } + [0, 0]
        }
        matrix = ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
        for i in 0..<count {
            let pixel = row[i]
            guard pixel >> 24 == 255 else {
                matrix.apply(to: row + i, count: 1)
                continue
            }
            let (r, g, b) = (Int32(pixel & 255), Int32(pixel >> 8 & 255), Int32(pixel >> 16 & 255))
            // The luminance weights of sRGB in 4096ths: 0.2126, 0.7152, 0.0722.
            let luminance = 871 &* r &+ 2929 &* g &+ 296 &* b
            row[i] =
                0xFF00_0000 | component(r, luminance) | component(g, luminance) << 8 | component(b, luminance) << 16
        }
    }

    @inline(__always)
    private func component(_ c: Int32, _ luminance: Int32) -> UInt32 {
        let sum = Int64(own) &* Int64(c) &+ (Int64(shared) &* Int64(luminance)) >> 12
        return UInt32(min(max((sum &+ 32768) >> 16, 0), 255))
    }
}

/// Extends a rectangle of pixels beyond its edges by mirroring.
struct MirroredEdges {
    private let inside: PixelRect

    init(of inside: PixelRect) { self.inside = inside }

    /// Fills the part of the surface outside the rectangle: each pixel becomes a copy of its mirror image inside.
    ///
    /// If the mirror image of a pixel lies outside the surface, the nearest pixel on the surface is copied instead.
    func fill(_ surface: PixelSurface) {
        let area = surface.bounds
        let known = area.intersection(inside)
        guard !known.isEmpty else { return }
        for y in known.minY..<known.maxY {
            let row = surface.pointer(0, y)
            func copy(_ x: Int) {
                row[x] = row[clamp(Self.mirror(x, inside.minX, inside.maxX), known.minX, known.maxX)]
            }
            for x in area.minX..<known.minX { copy(x) }
            for x in known.maxX..<area.maxX { copy(x) }
        }
        func copy(_ y: Int) {
            let from = clamp(Self.mirror(y, inside.minY, inside.maxY), known.minY, known.maxY)
            surface.pointer(area.minX, y).update(from: surface.pointer(area.minX, from), count: area.width)
        }
        for y in area.minY..<known.minY { copy(y) }
        for y in known.maxY..<area.maxY { copy(y) }
    }

    private func clamp(_ i: Int, _ low: Int, _ high: Int) -> Int { min(max(i, low), high - 1) }

    /// The pixel of `low ..< high` that is mirrored to `i`.
    static func mirror(_ i: Int, _ low: Int, _ high: Int) -> Int {
        let length = high - low
        var offset = (i - low) % (2 * length)
        if offset < 0 { offset += 2 * length }
        return low + (offset < length ? offset : 2 * length - 1 - offset)
    }
}

// MARK: - Bounds of glass

extension Rasterizer {
    /// The bounds of all backdrop filters among the items, extended by the effects around them.
    func glass(in items: [DisplayItem], under transform: ProjectionTransform, depth: Int = 0) -> [Box] {
        var boxes: [Box] = []
        for item in items { addGlass(of: item, under: transform, depth: depth, to: &boxes) }
        return boxes
    }

    private func addGlass(
        of item: DisplayItem, under transform: ProjectionTransform, depth: Int, to boxes: inout [Box]
    ) {
        guard depth < Context.deepest else { return }
        let first = boxes.count
        switch item.content {
        case .fill(let path, _, .backdrop):
            boxes.append(item.transform.concatenating(transform).bounds(of: path.controlBox))
        case .stroke(let path, let style, .backdrop):
            boxes.append(item.transform.concatenating(transform).bounds(of: Self.strokeBox(path, style)))
        case .group(let items, _):
            let inner = item.transform.concatenating(transform)
            for item in items { addGlass(of: item, under: inner, depth: depth + 1, to: &boxes) }
        case .fill, .stroke, .image:
            return
        }
        guard boxes.count > first, !item.effects.isEmpty || item.blendMode != .normal else { return }
        // Blurs and shadows make a backdrop filter visible outside its own bounds. So one box replaces the boxes of the
        // item's backdrop filters: their union with the item's bounds.
        let all = boxes[first...].reduce(bounds(of: item, in: transform)) { $0.union($1) }
        boxes.removeSubrange(first...)
        boxes.append(all)
    }
}
