import CSpans
import Drawing
import Geometry

/// The footprints of a picture under a projection, each for a patch of device pixels.
///
/// A footprint costs as much as a few samples. Where depth changes slowly, one of them does for a row of up to 64
/// pixels; elsewhere each of eight pixels has its own, and they share only the mipmap and the number of samples. Either
/// serves for eight rows where that changes nothing to see. Patches are counted from the device's origin, so that a
/// pixel never depends on where a span begins.
final class FootprintPatches {
    struct Patch {
        /// The columns start ..< end.
        var start: Int
        var end: Int
        /// Whether all lanes of the footprint are the same; otherwise they are those of the columns.
        var isEven: Bool
        var footprint: Footprint
    }

    private let inverse: ProjectionTransform
    private let interpolation: ImageInterpolation
    private let levelCount: Int
    /// How fast depth changes from pixel to pixel, along a row or from row to row. The latter slants footprints, by as
    /// much as a pixel lies off the vanishing point.
    private let slope: Double

    /// Patches by the eighth of their columns, and where they were measured.
    private var patches: [Patch?]
    private var places: [SIMD2<Int>]
    private static let count = 128
    private static let height = 8

    init(_ inverse: ProjectionTransform, _ interpolation: ImageInterpolation, levelCount: Int) {
        self.inverse = inverse
        self.interpolation = interpolation
        self.levelCount = levelCount
        slope = max(abs(inverse.m13), abs(inverse.m23))
        patches = [Patch?](repeating: nil, count: Self.count)
        places = [SIMD2<Int>](repeating: SIMD2(.min, .min), count: Self.count)
    }

    /// The patch in which a pixel lies.
    func patch(x: Int, y: Int) -> Patch {
        // Twice the row in whose middle it is measured.
        let top = y & ~(Self.height - 1)
        let isHigh = slope * Double(Self.height) < depth(x & ~7, 8, middle: Double(top + Self.height / 2)) / 8
        let place = SIMD2(x >> 3, isHigh ? 2 * top + Self.height - 1 : 2 * y)
        let slot = place.x & (Self.count - 1)
        if places[slot] == place, let patch = patches[slot], patch.start <= x, x < patch.end { return patch }
        let patch = measure(x: x, middle: Double(place.y + 1) / 2)
        patches[slot] = patch
        places[slot] = place
        return patch
    }

    private func measure(x: Int, middle: Double) -> Patch {
        var length = 64
        while true {
            let start = x & ~(length - 1)
            let depth = depth(start, length, middle: middle)
            if length > Int(samples_lanes) {
                // Depth may differ by a sixteenth.
                if slope * Double(length) < depth / 16 {
                    let footprint = footprint(x: start + length / 2, middle: middle, count: 1)
                    return Patch(start: start, end: start + length, isEven: true, footprint: footprint)
                }
            } else if length == 1 || abs(inverse.m13) * Double(length) < depth {
                let footprint = footprint(x: start, middle: middle, count: length)
                return Patch(start: start, end: start + length, isEven: false, footprint: footprint)
            }
            length /= 2
        }
    }

    /// The smaller depth of a row's ends.
    private func depth(_ start: Int, _ length: Int, middle: Double) -> Double {
        let w = Double(start) * inverse.m13 + middle * inverse.m23 + inverse.m33
        return min(abs(w), abs(w + inverse.m13 * Double(length)))
    }

    private func footprint(x: Int, middle: Double, count: Int) -> Footprint {
        Footprint(inverse, interpolation, levelCount: levelCount, x: x, middle: middle, count: count)
    }
}
