// SPDX-License-Identifier: MIT

/// How deep inside of an outline a place lies, without the ridges that the distance to the nearest edge has.
///
/// Looking from the place in all directions, the outline is ρ(θ) away. The depth is 2 / ∫ dθ/ρ: nearly the distance
/// close to an edge, and smooth everywhere inside. Blown up by it, a flat outline becomes a cushion. Along a straight
/// segment the integral is (1/|a| + 1/|b|) · tan(α/2), with the ends a and b as seen from the place and the angle α
/// between them (the weights of mean value coordinates), so that it needs nothing but + − × ÷ √.
struct SoftDepth: Sendable {
    private let segments: [(a: Point, b: Point)]

    /// - Parameter outline: one contour.
    init(_ outline: Outline) {
        let contour = outline.contours[0]
        segments = contour.indices.map { (contour[$0], contour[($0 + 1) % contour.count]) }
    }

    /// In the outline's unit. The place must lie inside.
    func callAsFunction(_ p: Point) -> Float {
        var sum: Float = 0
        for segment in segments {
            let (a, b) = (segment.a - p, segment.b - p)
            let lengths = length(a) * length(b)
            let (along, across) = (dot(a, b), a.x * b.y - a.y * b.x)
            // Two forms of the half angle's tangent: each is exact where the other one cancels.
            let tangent = along < 0 ? (lengths - along) / across : across / (lengths + along)
            sum += (1 / length(a) + 1 / length(b)) * tangent
        }
        return 2 / abs(sum)
    }

    /// The depth's slope per unit, in x and y.
    func slope(at p: Point, step: Float) -> Point {
        let x = self(p + Point(step, 0)) - self(p - Point(step, 0))
        let y = self(p + Point(0, step)) - self(p - Point(0, step))
        return Point(x, y) / (2 * step)
    }
}
