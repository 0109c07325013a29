// SPDX-License-Identifier: MIT

/// A rectangle of premultiplied RGBA pixels in device space.
///
/// Rows are addressed in device coordinates, so that layers need no change of the transform.
struct PixelSurface {
    /// The pixel at (`bounds.minX`, `bounds.minY`).
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let bounds: PixelRect
    /// The part that may be written. It is smaller than `bounds` only in partial redraws. Layers, silhouettes and clips
    /// are then still computed for all of `bounds`, so that every pixel is the same as in a whole frame.
    let window: PixelRect

    init(base: UnsafeMutablePointer<UInt32>, stride: Int, bounds: PixelRect, window: PixelRect? = nil) {
        self.base = base
        self.stride = stride
        self.bounds = bounds
        self.window = window ?? bounds
    }

    /// Clips a span to the window. Returns the number of pixels cut off at its start and the number that remain.
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

/// A rectangle of coverage bytes in device space; coverage outside it is zero.
struct MaskSurface {
    let base: UnsafeMutablePointer<UInt8>
    let stride: Int
    let bounds: PixelRect

    @inline(__always)
    func pointer(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        base + ((y &- bounds.minY) &* stride &+ (x &- bounds.minX))
    }
}
