// SPDX-License-Identifier: MIT

/// A smooth measure of depth inside an outline, without the ridges of the distance to the nearest edge.
///
/// With the outline at distance ρ(θ) in each direction, the depth is 2 / ∫ dθ/ρ. It is close to the distance near an
/// edge and smooth everywhere inside, so it inflates a flat outline to a cushion. For a straight segment the integral
/// is (1/|a| + 1/|b|) · tan(α/2), where a and b are its ends relative to the point and α the angle between them (the
/// weights of mean value coordinates). It needs + − × ÷ √ only.
struct SoftDepth: Sendable {
    private let segments: [(a: Point, b: Point)]

    /// - Parameter outline: An outline with one contour.
    init(_ outline: Outline) {
        let contour = outline.contours[0]
        segments = contour.indices.map { (contour[$0], contour[($0 + 1) % contour.count]) }
    }

    /// The depth at a point inside the outline, in the outline's unit.
    func callAsFunction(_ p: Point) -> Float {
        var sum: Float = 0
        for segment in segments {
            let (a, b) = (segment.a - p, segment.b - p)
            let lengths = length(a) * length(b)
            let (along, across) = (dot(a, b), a.x * b.y - a.y * b.x)
            // The tangent of half the angle, by one of two equal formulas. Each is used where the other would lose
            // precision by cancellation.
            let tangent = along < 0 ? (lengths - along) / across : across / (lengths + along)
            sum += (1 / length(a) + 1 / length(b)) * tangent
        }
        return 2 / abs(sum)
    }

    /// The gradient of the depth, by central differences over ±`step`.
    func slope(at p: Point, step: Float) -> Point {
        let x = self(p + Point(step, 0)) - self(p - Point(step, 0))
        let y = self(p + Point(0, step)) - self(p - Point(0, step))
        return Point(x, y) / (2 * step)
    }
}
