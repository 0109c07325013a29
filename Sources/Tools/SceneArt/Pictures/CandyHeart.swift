// SPDX-License-Identifier: MIT

/// A heart of red boiled sugar below a window, on white.
///
/// Painted without a model. `SoftDepth` inflates the outline to a cushion that is vertical at its edge; reflections
/// depend on the cushion's slope only. A lamp is a soft rectangle in slope space.
struct CandyHeart: Sendable {
    private static let width = 1000
    private static let height = 970

    private static let outline = Outline.curves(
        from: [500, 262],
        [
            ([450, 132], [366, 62], [256, 62]), ([126, 62], [34, 166], [34, 308]),
            ([34, 524], [254, 706], [458, 888]), ([482, 909], [518, 909], [542, 888]),
            ([746, 706], [966, 524], [966, 308]), ([966, 166], [874, 62], [744, 62]),
            ([634, 62], [550, 132], [500, 262]),
        ], steps: 20)

    private let edge = Silhouette([outline], width: width, height: height)
    private let depth = SoftDepth(outline)
    /// The greatest `depth` in the heart, in pixels.
    private let deepest: Float

    private let sugar = Ramp([0x30000A, 0x650010, 0x9C0416, 0xCE0E20, 0xEC2430, 0xFA4440, 0xFF7666])
    private let glow = ToneCurve.linear(0xFF3048)
    private let light = normalize(Vector(-0.42, 0.62, 0.66))

    init() {
        // The heart is symmetrical, so only points on its vertical axis are searched for the maximum.
        deepest = stride(from: Float(300), to: 700, by: 2).map { [depth] in depth([500, $0]) }.max()!
    }

    /// How steeply the cushion's surface falls at `p`, to the right (x) and upwards (y). `p` is in pixels, y down.
    private func slope(_ p: Point) -> Point {
        let q = clamp(depth(p) / deepest, 1e-4, 1)
        // The profile is a weighted mean of two slopes over `q`, which is 0 at the edge and 1 at the top. The first
        // term is a dome with a flat top. The second is steep up to its tip.
        let profile = 0.60 * (1 - q) / (2 * q - q * q).squareRoot() + 0.40 / q.squareRoot()
        let uphill = depth.slope(at: p, step: 0.5)
        return Point(-uphill.x, uphill.y) * (1.35 * profile)
    }

    /// The reflection of a soft-edged lamp, 0…1, on a part of the surface with the slope `s`.
    private func lamp(_ s: Point, at center: Point, half: Point, softness: Float, rounding: Float) -> Float {
        let way = s - center
        let d = Point(abs(way.x), abs(way.y)) - half + rounding
        let outside = length(Point(max(d.x, 0), max(d.y, 0)))
        return smoothstep(softness, -softness, outside + min(max(d.x, d.y), 0) - rounding)
    }

    private func color(_ p: Point) -> Vector {
        let s = slope(p)
        let normal = normalize(Vector(s.x, s.y, 1))
        let facing = clamp(0.5 + 0.5 * dot(normal, light))
        var color = sugar(0.10 + 0.80 * facing * facing.squareRoot())
        // Light that passed through the sugar and leaves on the far side.
        color += glow * (0.42 * bell((s.x - 0.55) / 0.55) * bell((s.y + 0.75) / 0.6))
        // The sides show deep sugar and reflect the backdrop at grazing angles.
        color *= 1 - 0.35 * smoothstep(0.45, 0.05, normal.z)
        let grazing = 1 - normal.z
        color += Vector(1, 0.22, 0.20) * (0.22 * grazing * grazing * grazing * smoothstep(-1, 0.6, normal.y))

        let window =
            lamp(s, at: [-0.66, 0.86], half: [0.46, 0.36], softness: 0.05, rounding: 0.2)
            * (0.66 + 0.30 * smoothstep(0.4, 1.1, s.y))
        let strip = 0.20 * lamp(s, at: [1.30, 0.10], half: [0.16, 0.75], softness: 0.12, rounding: 0.14)
        let table = 0.09 * lamp(s, at: [-0.1, -1.5], half: [0.7, 0.14], softness: 0.2, rounding: 0.12)
        let sky = 0.07 * smoothstep(-0.1, 1.6, s.y)
        color = mix(color, Vector(1, 0.93, 0.92), window)
        color += Vector(1, 0.60, 0.56) * (strip + table)
        return mix(color, Vector(1, 0.46, 0.40), sky)
    }

    static func draw() -> Film {
        let heart = CandyHeart()
        return Film(painting: width, by: height, samples: 2) { p in
            guard heart.edge(p) < 0 else { return Vector(repeating: 1) }
            return heart.color(heart.inward(p))
        }
    }

    /// The point, moved to at least 1.5 pixels inside the edge.
    private func inward(_ p: Point) -> Point {
        let missing = edge(p) + 1.5
        guard missing > 0 else { return p }
        let across = edge(p + [1, 0]) - edge(p - [1, 0])
        let down = edge(p + [0, 1]) - edge(p - [0, 1])
        return p - normalize(Point(across, down)) * missing
    }
}
