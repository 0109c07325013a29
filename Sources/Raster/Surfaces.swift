/// A window of premultiplied RGBA pixels somewhere in device space.
///
/// Rows are addressed by device coordinates, so that a layer needs no change of the transform.
struct PixelSurface {
    /// The pixel at (`bounds.minX`, `bounds.minY`).
    let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let bounds: PixelRect

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
