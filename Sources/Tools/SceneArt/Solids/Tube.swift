// SPDX-License-Identifier: MIT

/// A round pipe or hose along a smooth curve.
struct Tube: Sendable {
    private let path: [Vector]

    /// A Catmull–Rom spline through `knots`, approximated by six line segments from each knot to the next.
    init(through knots: [Vector]) {
        let last = knots.count - 1
        let points = (0..<(last * 6)).map { index in
            let i = index / 6
            return catmullRom(
                knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, last)], at: Float(index % 6) / 6)
        }
        path = points + [knots[last]]
    }

    /// The signed distance from `p` to the surface of a tube of this radius; negative inside.
    @inline(__always) func distance(_ p: Vector, radius: Float) -> Float {
        path.withUnsafeBufferPointer { path in
            var nearest = Float.greatestFiniteMagnitude
            for i in 1..<path.count {
                let (pa, ba) = (p - path[i - 1], path[i] - path[i - 1])
                let offset = pa - ba * clamp(dot(pa, ba) / dot(ba, ba))
                nearest = min(nearest, dot(offset, offset))
            }
            return nearest.squareRoot() - radius
        }
    }
}
