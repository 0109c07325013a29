// SPDX-License-Identifier: MIT

/// A window of premultiplied RGBA pixels somewhere in device space.
///
/// Rows are addressed by device coordinates, so that a layer needs no change of the transform.
struct PixelSurface {
    /// The pixel at (`bounds.minX`, `bounds.minY`).
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let bounds: PixelRect
    /// What may be written; the rest stays as it is. Only of frames that are drawn anew in a part: all that leads to a
    /// pixel, layers and silhouettes and what they are cut to, is then the same as in a whole frame, and so is the pixel.
    let window: PixelRect

    init(base: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect, window: PixelRect? = nil) {
        self.base = base
        self.stride = stride
        self.bounds = bounds
        self.window = window ?? bounds
    }

    /// The part of a span that may be written: how many pixels are left out before it, and how many it has.
    @inline(__always)
    func cut(_ y: Int, _ x: Int, _ count: Int) -> (skipped: Int, count: Int) {
        guard y >= window.minY, y < window.maxY else { return (0, 0) }
        let start = max(x, window.minX)
        return (start - x, max(0, min(x + count, window.maxX) - start))
    }

    @inline(__always)
    func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
    }
}

/// A window of coverage bytes somewhere in device space; nothing is covered outside of it.
struct MaskSurface {
    let base: UnsafeMutablePointer<UInt8>
    let stride: Int
    let bounds: PixelRect

    @inline(__always)
    func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
    }
}
