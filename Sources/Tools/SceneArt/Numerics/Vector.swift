// SPDX-License-Identifier: MIT

/// A point, direction or linear-light colour: x to the right, y up, z towards the viewer.
package typealias Vector = SIMD3<Float>
/// A point or direction in a plane: x to the right; y up in models, down in images.
package typealias Point = SIMD2<Float>

// Parentheses fix the order of additions, which affects rounding.

@inline(__always) func dot(_ a: Vector, _ b: Vector) -> Float { (a.x * b.x + a.y * b.y) + a.z * b.z }
@inline(__always) func dot(_ a: Point, _ b: Point) -> Float { a.x * b.x + a.y * b.y }
@inline(__always) func length(_ a: Vector) -> Float { dot(a, a).squareRoot() }
@inline(__always) func length(_ a: Point) -> Float { dot(a, a).squareRoot() }
@inline(__always) func normalize(_ a: Vector) -> Vector { a / max(length(a), 1e-20) }
@inline(__always) func normalize(_ a: Point) -> Point { a / max(length(a), 1e-20) }

@inline(__always) func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// The reflection of `direction` at a mirror with this normal.
@inline(__always) func reflect(_ direction: Vector, _ normal: Vector) -> Vector {
    direction - normal * (2 * dot(direction, normal))
}

@inline(__always) func clamp(_ x: Float, _ low: Float = 0, _ high: Float = 1) -> Float { min(max(x, low), high) }
@inline(__always) func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
@inline(__always) func mix(_ a: Vector, _ b: Vector, _ t: Float) -> Vector { a + (b - a) * t }

/// 0 up to `low`, 1 from `high` on, a smooth step between; decreasing if `low > high`.
@inline(__always) func smoothstep(_ low: Float, _ high: Float, _ x: Float) -> Float {
    let t = clamp((x - low) / (high - low))
    return t * t * (3 - 2 * t)
}

/// A bell of height 1 around 0 that approximates e^(−x²) without an exponential; about 0.44 at ±1.
@inline(__always) func bell(_ x: Float) -> Float {
    let t = 1 / (1 + x * x * 0.5)
    return t * t
}

/// Rotates a point by an angle, given by its sine and cosine, from +x towards +y.
@inline(__always) func rotate(_ p: Point, sin s: Float, cos c: Float) -> Point {
    Point(c * p.x - s * p.y, s * p.x + c * p.y)
}

/// The Catmull–Rom spline from `b` (t = 0) to `c` (t = 1), with neighbours `a` and `d`.
func catmullRom<V: SIMD>(_ a: V, _ b: V, _ c: V, _ d: V, at t: Float) -> V where V.Scalar == Float {
    let linear = (c - a) * t
    let square = (a * 2 - b * 5 + c * 4 - d) * (t * t)
    let cube = (b * 3 - a - c * 3 + d) * (t * t * t)
    return b + (linear + square + cube) * 0.5
}
