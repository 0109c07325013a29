// SPDX-License-Identifier: MIT

/// Signed distance functions of simple solids, negative inside. Combine them with `min` (union), `max` (intersection)
/// or `blend` (union with a fillet).
enum Shape {
    /// A plate from z = −half to half, with rims chamfered at 45° by `chamfer`. `d` is the signed distance to its
    /// outline in the plane.
    @inline(__always) static func plate(_ d: Float, _ z: Float, half: Float, chamfer: Float = 0) -> Float {
        let h = abs(z) - half
        let sharp = min(max(d, h), 0) + length(Point(max(d, 0), max(h, 0)))
        return max(sharp, (d + h + chamfer) * 0.70710678)
    }

    /// Like `plate`, with rims rounded by `radius`.
    @inline(__always) static func roundPlate(_ d: Float, _ z: Float, half: Float, radius: Float) -> Float {
        let (w, h) = (d + radius, abs(z) - half + radius)
        return min(max(w, h), 0) + length(Point(max(w, 0), max(h, 0))) - radius
    }

    /// A box with rounded edges; `half` includes the rounding.
    @inline(__always) static func box(_ p: Vector, half: Vector, radius: Float = 0) -> Float {
        let q = Vector(abs(p.x), abs(p.y), abs(p.z)) - half + radius
        let outside = Vector(max(q.x, 0), max(q.y, 0), max(q.z, 0))
        return length(outside) + min(max(q.x, max(q.y, q.z)), 0) - radius
    }

    /// The line from `a` to `b` in the plane, with a thickness of twice the radius.
    @inline(__always) static func stroke(_ p: Point, _ a: Point, _ b: Point, radius: Float) -> Float {
        let (pa, ba) = (p - a, b - a)
        return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba))) - radius
    }

    /// The union of two solids with a fillet about `width` wide at the seam.
    @inline(__always) static func blend(_ a: Float, _ b: Float, _ width: Float) -> Float {
        let h = max(width - abs(a - b), 0) / width
        return min(a, b) - h * h * width * 0.25
    }

    /// `a` minus `b`, with the new edge rounded by about `width`.
    @inline(__always) static func carve(_ a: Float, _ b: Float, _ width: Float) -> Float { -blend(-a, b, width) }
}
