// SPDX-License-Identifier: MIT

/// Brushed gold in studio light, with a curved plate of darker bronze across its lower part.
///
/// Painted without a model: all is flat except the plate's rim, whose profile is piecewise linear in the distance
/// from a circle. Unit: pixels of the final image, y down.
struct GoldBackground: Sendable {
    private static let width = 860
    private static let height = 1600

    /// The centre of the circle that bounds the plate; the plate lies outside of it. The circle meets the left edge at
    /// 86 % of the height and the right edge at 29 %.
    private let center = Point(-468, 90)
    private let radius: Float = 1369

    private let gold = Ramp([0x3A1C05, 0x7A460F, 0xA9681B, 0xC58A2C, 0xDDAE45, 0xF2D468, 0xFDF08C, 0xFFFDB8, 0xFFFFE8])
    private let bronze = Ramp([
        0x1E0D06, 0x4A2D10, 0x6B4A1D, 0x8A672F, 0xA68546, 0xC4A768, 0xE2CC92, 0xFBF0C4, 0xFFFDEB,
    ])

    /// Brush strokes: noise stretched along x at several lengths and widths, about −1…1.
    private func strokes(_ p: Point, seed: UInt32) -> Float {
        // The long and middle strokes are tilted slightly, so that not all strokes are parallel.
        let long = Noise.value(Point(p.x / 520, (p.y + p.x * 0.004) / 2.4), seed: seed + 1)
        let middle = Noise.value(Point(p.x / 190 + 3, (p.y - p.x * 0.005) / 1.7), seed: seed + 2)
        let short = Noise.value(Point(p.x / 60 + 9, p.y / 1.4), seed: seed + 3)
        let wide = Noise.value(Point(p.x / 900, p.y / 9), seed: seed + 4)
        return long * 0.34 + middle * 0.32 + short * 0.18 + wide * 0.13
    }

    /// The gold's brightness across the image; `u` is 0 at the left and 1 at the right.
    private func sheen(_ u: Float) -> Float {
        let band = smoothstep(0.255, 0.385, u) * smoothstep(0.56, 0.43, u)
        let core = bell((u - 0.405) / 0.03)
        let left = 0.34 + 0.10 * smoothstep(0, 0.2, u)
        let right = 0.41 - 0.05 * bell((u - 0.66) / 0.12) + 0.12 * bell((u - 0.915) / 0.05)
        let base = mix(left, right, smoothstep(0.35, 0.5, u)) - 0.16 * smoothstep(0.94, 1.01, u)
        return base + 0.40 * band + 0.07 * core * band
    }

    /// The plate's brightness across the image.
    private func plateSheen(_ u: Float) -> Float {
        0.30 + 0.20 * bell((u - 0.20) / 0.09) + 0.26 * bell((u - 0.85) / 0.10) + 0.10 * bell((u - 0.62) / 0.06)
            - 0.30 * smoothstep(0.10, -0.02, u) - 0.06 * bell((u - 0.42) / 0.12)
    }

    /// Two narrow highlights that run down over the gold, the rim and the plate.
    private func glint(_ u: Float, _ s: Float) -> Float {
        let first = bell((u - 0.215) / 0.014) * (0.22 + 0.55 * bell(s / 90))
        let second = bell((u - 0.75) / 0.011) * (0.22 + 0.55 * bell(s / 80))
        return (first + second) * smoothstep(-460, 0, s)
    }

    private func color(_ p: Point) -> Vector {
        let u = p.x / Float(Self.width)
        let v = p.y / Float(Self.height)
        let away = p - center
        let s = length(away) - radius
        let facing = away / length(away)  // across the rim, from the gold to the plate

        if s < 0 {
            let strokes = strokes(p, seed: 61)
            let drift = 0.03 * Noise.value(Point(u * 3, v * 5), seed: 66)
            // The plate's shadow on the gold.
            let shadow = 0.34 * bell(s / 16) + 0.20 * bell(s / 70)
            let tone = sheen(u) + drift + strokes * 0.068 + glint(u, s) * 0.30 - shadow * (0.55 + 0.5 * sheen(u))
            return gold(tone)
        }
        let strokes = strokes(p + 500, seed: 71)
        if s > 58 {
            let near = 0.20 * bell((s - 58) / 26)
            return bronze(plateSheen(u) + strokes * 0.075 + glint(u, s) * 0.45 - near)
        }
        // The rim: an outer bevel that faces the light, a flat land, and an inner bevel.
        let light = clamp(facing.x * 0.35 + facing.y * 0.94)  // how squarely the outer bevel faces the light above
        let sweep = 0.5 + 0.5 * Noise.value(Point(facing.x * 9, 0), seed: 75)
        let outer = 0.40 + 0.32 * light + 0.12 * sweep
        let land = 0.46 + 0.16 * bell((u - 0.60) / 0.22) + 0.10 * bell((u - 0.1) / 0.1) - 0.12 * smoothstep(0.8, 1, u)
        let inner = 0.28 + 0.12 * sweep
        var tone = mix(outer, land, smoothstep(11, 14, s))
        tone = mix(tone, inner, smoothstep(41, 44, s))
        tone += 0.30 * bell((s - 12.5) / 1.6) + 0.16 * bell((s - 43) / 1.4)
        tone -= 0.25 * bell((s - 57.5) / 2) + 0.30 * bell((s - 0.5) / 1.3)
        tone += strokes * 0.05 + glint(u, s) * 0.6
        return bronze(tone)
    }

    static func draw() -> Film {
        let picture = GoldBackground()
        return Film(painting: width, by: height, samples: 2) { picture.color($0) }
    }
}
