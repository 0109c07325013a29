// SPDX-License-Identifier: MIT

/// A steel worm: one thread of trapezoidal profile, four turns, with square ends.
///
/// The axis runs along x. Unit: half of the image's width, 50 points in the scene. The scene draws thin dark bars
/// over the four crests; pitch and phase match those bars to within a point.
struct WormGear: Model {
    /// The distance between crests along the axis. In the image it is 1.21 times as large, because the front of
    /// the worm is nearer to the eye than its axis.
    private let pitch: Float = 0.2110
    /// The position at which a crest crosses the middle of the front.
    private let phase: Float = -0.0090
    private let crestRadius: Float = 0.61
    private let rootRadius: Float = 0.425
    /// Half the width of the thread at the crest.
    private let crestHalf: Float = 0.043
    /// Half the width of the thread at the root.
    private let rootHalf: Float = 0.076
    private let ends: ClosedRange<Float> = -0.282...0.468
    /// The sine and cosine of the angle by which the axis rises to the right. The crests appear to lean by this angle
    /// more than on a level worm.
    private let lean: (sin: Float, cos: Float) = (sin(0.05), cos(0.05))

    let depth: ClosedRange<Float> = -0.7...0.7

    /// Unrolls a point of the worm into a plane.
    ///
    /// - Returns: `x`, the position along the axis; `across`, the distance from the nearest crest along the
    ///   axis; `radius`, the distance from the axis.
    @inline(__always) private func unrolled(_ p: Vector) -> (x: Float, across: Float, radius: Float) {
        let flat = rotate(Point(p.x, p.y), sin: -lean.sin, cos: lean.cos)
        let radius = length(Point(flat.y, p.z))
        let turn = atan2(flat.y, p.z) / (2 * .pi)
        let u = (flat.x - phase) / pitch + turn
        return (flat.x, (u - u.rounded()) * pitch, radius)
    }

    func distance(_ p: Vector) -> Float {
        let (x, across, radius) = unrolled(p)
        let slope = normalize(Point(crestRadius - rootRadius, rootHalf - crestHalf))
        let flank = dot(Point(abs(across) - crestHalf, radius - crestRadius), slope)
        let bevel = (abs(across) - crestHalf + radius - crestRadius + 0.014) * 0.70710678
        let thread = max(max(flank, radius - crestRadius), bevel)
        let body = Shape.blend(thread, radius - rootRadius, 0.045)
        let middle = (ends.lowerBound + ends.upperBound) / 2
        let cut = abs(x - middle) - (ends.upperBound - ends.lowerBound) / 2
        let cap = (cut + radius - crestRadius + 0.03) * 0.70710678
        return max(max(body, cut), cap) * 0.9
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let (x, across, radius) = unrolled(p)
        let height = (radius - rootRadius) / (crestRadius - rootRadius)
        let around = atan2(p.y, p.z)
        let grain = Noise.value(Vector(x * 60, around * 14, 3), seed: 31)
        let turning = Noise.value(across * 420, seed: 32) * 0.6 + Noise.value(across * 190, seed: 33) * 0.4
        let spots = Noise.clouds(Vector(x * 16, p.y * 16, p.z * 16), octaves: 3, seed: 34)

        let polished = smoothstep(0.90, 0.98, height)
        var surface = Surface(
            color: mix(Vector(0.17, 0.172, 0.168), Vector(0.74, 0.73, 0.705), polished),
            roughness: mix(0.42, 0.25, polished), matte: mix(0.25, 0.08, polished), normal: normal)
        surface.color *= 1 + mix(0.55 * spots, 0.14 * spots + 0.06 * grain, polished)
        surface.grain = Vector(lean.cos, lean.sin, 0) * (0.12 * polished)
        surface.bump(Vector(1, 0, 0) * (0.05 * turning * polished))
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: WormGear(),
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-0.6, 2.6, 1.9), half: Point(1.6, 0.45), radiance: Vector(1, 0.99, 0.97) * 17,
                        softness: 0.15, castsShadow: true),
                    Softbox(
                        at: Vector(0.2, 0.5, 3.6), half: Point(1.2, 0.25), radiance: Vector(1, 0.97, 0.92) * 2.6,
                        softness: 0.2),
                    Softbox(
                        at: Vector(0.6, -2.6, 1.6), half: Point(1.6, 0.3), radiance: Vector(0.9, 0.95, 1) * 1.4,
                        softness: 0.25),
                ],
                ceiling: Vector(0.40, 0.41, 0.42), walls: Vector(0.12, 0.12, 0.12), floor: Vector(0.015, 0.015, 0.015)),
            camera: Camera(eye: Vector(0, 0.15, 3.4), pixelsPerUnit: Point(200, 200)),
            width: 400, height: 300, occlusionReach: 0.2
        ).develop()
    }
}
