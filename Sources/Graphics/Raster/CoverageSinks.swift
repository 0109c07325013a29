// SPDX-License-Identifier: MIT

import CKernels

/// A source of premultiplied pixels for rows of the device: a gradient or an image.
protocol RowSource {
    /// Whether every pixel is opaque; rows are then written straight to the target.
    var isOpaque: Bool { get }
    /// Whether rows are copied from an image or a layer without resampling.
    var isCopy: Bool { get }
    /// Writes pixels `x ..< x + count` of row `y`, evaluated at their centres. `count` is at most `rowChunk`, except
    /// for copies.
    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
    /// Whether computing many pixels at once is cheaper per pixel. If so, `prepare` is called before `fill` and
    /// `pixels`.
    var wantsRows: Bool { get }
    /// Computes pixels `x ..< x + count` of row `y` in advance; `count` is at most `rowChunk`. The next calls of `fill`
    /// and `pixels` request parts of this span.
    func prepare(x: Int, y: Int, count: Int)
    /// Returns the pixels that `fill` would write: in `buffer`, or in memory that the source owns.
    func pixels(
        _ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) -> UnsafePointer<UInt32>
}

extension RowSource {
    var isCopy: Bool { false }

    var wantsRows: Bool { false }

    func prepare(x: Int, y: Int, count: Int) {}

    @inline(__always)
    func pixels(
        _ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) -> UnsafePointer<UInt32> {
        fill(buffer, x: x, y: y, count: count)
        return UnsafePointer(buffer)
    }
}

/// The longest row requested from a `RowSource` at once; its pixels fit the first-level cache.
package let rowChunk = 512

/// Splits a row into chunks: calls `body` with the offset and the length of each.
@inline(__always)
private func forEachChunk(of count: Int, _ body: (_ done: Int, _ n: Int) -> Void) {
    var done = 0
    while done < count {
        let n = min(count - done, rowChunk)
        body(done, n)
        done += n
    }
}

/// Buffers of one chunk, owned by the rasterizer and lent to sinks.
struct RowBuffers {
    let pixels: UnsafeMutablePointer<UInt32>
    let coverage: UnsafeMutablePointer<UInt8>

    static func allocate() -> RowBuffers {
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: rowChunk)
        let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: rowChunk)
        pixels.initialize(repeating: 0, count: rowChunk)
        coverage.initialize(repeating: 0, count: rowChunk)
        return RowBuffers(pixels: pixels, coverage: coverage)
    }

    func deallocate() {
        pixels.deallocate()
        coverage.deallocate()
    }
}

/// The kernels' constant for source-over blending.
var normalMode: Int32 { Int32(blend_normal.rawValue) }

/// `value · factor / 255`, rounded.
@inline(__always)
func byteProduct(_ value: UInt8, _ factor: UInt8) -> UInt8 {
    let v = UInt32(value) &* UInt32(factor) &+ 128
    return UInt8(truncatingIfNeeded: (v &+ (v >> 8)) >> 8)
}

/// A premultiplied pixel with every component multiplied by `factor / 255`, rounded.
@inline(__always)
func scaledPixel(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    var even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    var odd = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
    even = ((even &+ ((even >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    odd = (odd &+ ((odd >> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
}

/// Composites one colour over the pixels below, or blends it with them.
struct ColorSink: CoverageSink {
    let target: PixelSurface
    let color: UInt32
    let mask: MaskSurface?
    /// The raw value of the kernels' `blend_mode`.
    let mode: Int32
    let buffers: RowBuffers

    func constant(rows: Range<Int>, x: Int, count: Int, _ coverage: UInt8) {
        let rows = rows.clamped(to: target.window.minY..<target.window.maxY)
        let (skipped, count) = target.cut(rows.lowerBound, x, count)
        guard !rows.isEmpty, count > 0 else { return }
        let x = x + skipped
        let paint = coverage == 255 ? color : scaledPixel(color, UInt32(coverage))
        if mask == nil, count == target.stride {
            // Rows that span the whole target are contiguous in memory, so all of them are painted as one row.
            paintOver(target.pointer(x, rows.lowerBound), count * rows.count, paint)
            return
        }
        for y in rows {
            if let mask {
                constant(under: mask, y: y, x: x, count: count, coverage)
            } else {
                paintOver(target.pointer(x, y), count, paint)
            }
        }
    }

    @inline(__always)
    private func paintOver(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ paint: UInt32) {
        if mode != normalMode {
            blend_solid(pixels, count, paint, mode)
        } else if paint >> 24 == 255 {
            composite_fill(pixels, count, paint, target.stride)
        } else {
            composite_solid_over(pixels, count, paint, target.stride)
        }
    }

    func constant(y: Int, x: Int, count: Int, _ coverage: UInt8) {
        constant(rows: y..<y + 1, x: x, count: count, coverage)
    }

    private func constant(under mask: MaskSurface, y: Int, x: Int, count: Int, _ coverage: UInt8) {
        if coverage == 255 {
            paintOver(target.pointer(x, y), mask.pointer(x, y), count)
            return
        }
        forEachChunk(of: count) { done, n in
            buffers.coverage.update(from: mask.pointer(x + done, y), count: n)
            composite_mask_scale(buffers.coverage, n, UInt32(coverage))
            paintOver(target.pointer(x + done, y), buffers.coverage, n)
        }
    }

    func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
        let (skipped, count) = target.cut(y, x, count)
        guard count > 0 else { return }
        let (x, coverage) = (x + skipped, coverage + skipped)
        if let mask { composite_mask_multiply(coverage, mask.pointer(x, y), count) }
        paintOver(target.pointer(x, y), coverage, count)
    }

    @inline(__always)
    private func paintOver(_ pixels: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int) {
        if mode == normalMode {
            composite_solid_mask_over(pixels, mask, count, color)
        } else {
            blend_solid_mask(pixels, mask, count, color, mode)
        }
    }
}

/// Composites a gradient or an image over the pixels below, or blends it with them.
struct RowSink<Source: RowSource>: CoverageSink {
    let target: PixelSurface
    let source: Source
    /// Multiplies the source's alpha; 255 leaves it unchanged.
    let opacity: UInt8
    let mask: MaskSurface?
    /// The raw value of the kernels' `blend_mode`.
    let mode: Int32
    let buffers: RowBuffers

    var wantsRows: Bool { source.wantsRows }

    func begin(y: Int, x: Int, count: Int) {
        let (skipped, visible) = target.cut(y, x, count)
        if visible > 0, visible <= rowChunk { source.prepare(x: x + skipped, y: y, count: visible) }
    }

    func constant(y: Int, x: Int, count: Int, _ coverage: UInt8) {
        let alpha = byteProduct(coverage, opacity)
        let isPlain = alpha == 255 && mask == nil && source.isOpaque && mode == normalMode
        let (skipped, visible) = target.cut(y, x, count)
        var x = x + skipped, count = visible
        let longest = isPlain && source.isCopy ? visible : rowChunk
        while count > 0 {
            let n = min(count, longest)
            if isPlain {
                source.fill(target.pointer(x, y), x: x, y: y, count: n)
                x += n
                count -= n
                continue
            }
            let pixels = source.pixels(buffers.pixels, x: x, y: y, count: n)
            if let mask {
                if alpha == 255 {
                    paintOver(target.pointer(x, y), pixels, mask.pointer(x, y), n)
                } else {
                    buffers.coverage.update(from: mask.pointer(x, y), count: n)
                    composite_mask_scale(buffers.coverage, n, UInt32(coverage))
                    composite_mask_scale(buffers.coverage, n, UInt32(opacity))
                    paintOver(target.pointer(x, y), pixels, buffers.coverage, n)
                }
            } else if mode != normalMode {
                blend_row(target.pointer(x, y), pixels, n, UInt32(alpha), mode)
            } else if alpha == 255 {
                composite_row_over(target.pointer(x, y), pixels, n)
            } else {
                composite_row_alpha_over(target.pointer(x, y), pixels, n, UInt32(alpha))
            }
            x += n
            count -= n
        }
    }

    func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
        let (skipped, count) = target.cut(y, x, count)
        guard count > 0 else { return }
        let (x, coverage) = (x + skipped, coverage + skipped)
        if let mask { composite_mask_multiply(coverage, mask.pointer(x, y), count) }
        if opacity < 255 { composite_mask_scale(coverage, count, UInt32(opacity)) }
        forEachChunk(of: count) { done, n in
            let pixels = source.pixels(buffers.pixels, x: x + done, y: y, count: n)
            paintOver(target.pointer(x + done, y), pixels, coverage + done, n)
        }
    }

    @inline(__always)
    private func paintOver(
        _ row: UnsafeMutablePointer<UInt32>, _ pixels: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int
    ) {
        if mode == normalMode {
            composite_row_mask_over(row, pixels, mask, count)
        } else {
            blend_row_mask(row, pixels, mask, count, mode)
        }
    }
}

/// Composites coverage, times a constant alpha, over a mask.
struct MaskSink: CoverageSink {
    let target: MaskSurface
    let alpha: UInt8
    let mask: MaskSurface?
    let buffers: RowBuffers

    func constant(y: Int, x: Int, count: Int, _ coverage: UInt8) {
        let value = byteProduct(coverage, alpha)
        if value == 255 && mask == nil {
            target.pointer(x, y).update(repeating: 255, count: count)
            return
        }
        forEachChunk(of: count) { done, n in
            buffers.coverage.update(repeating: value, count: n)
            if let mask { composite_mask_multiply(buffers.coverage, mask.pointer(x + done, y), n) }
            composite_mask_over(target.pointer(x + done, y), buffers.coverage, n)
        }
    }

    func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
        if alpha < 255 { composite_mask_scale(coverage, count, UInt32(alpha)) }
        if let mask { composite_mask_multiply(coverage, mask.pointer(x, y), count) }
        composite_mask_over(target.pointer(x, y), coverage, count)
    }
}

/// Composites the alpha of a gradient or an image, times the coverage, over a mask.
struct AlphaSink<Source: RowSource>: CoverageSink {
    let target: MaskSurface
    let source: Source
    /// Multiplies the source's alpha; 255 leaves it unchanged.
    let opacity: UInt8
    let mask: MaskSurface?
    let buffers: RowBuffers

    func constant(y: Int, x: Int, count: Int, _ coverage: UInt8) {
        let factor = byteProduct(coverage, opacity)
        forEachChunk(of: count) { done, n in
            let pixels = source.pixels(buffers.pixels, x: x + done, y: y, count: n)
            composite_alpha_of_row(buffers.coverage, pixels, n)
            if factor < 255 { composite_mask_scale(buffers.coverage, n, UInt32(factor)) }
            if let mask { composite_mask_multiply(buffers.coverage, mask.pointer(x + done, y), n) }
            composite_mask_over(target.pointer(x + done, y), buffers.coverage, n)
        }
    }

    func masked(y: Int, x: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
        if opacity < 255 { composite_mask_scale(coverage, count, UInt32(opacity)) }
        forEachChunk(of: count) { done, n in
            let pixels = source.pixels(buffers.pixels, x: x + done, y: y, count: n)
            composite_alpha_of_row(buffers.coverage, pixels, n)
            composite_mask_multiply(buffers.coverage, coverage + done, n)
            if let mask { composite_mask_multiply(buffers.coverage, mask.pointer(x + done, y), n) }
            composite_mask_over(target.pointer(x + done, y), buffers.coverage, n)
        }
    }
}
