/// An aged bronze wheel of 40 teeth: six lightening holes, a raised hub ring with a splined bore, punched marks.
///
/// The wheel lies between z = −0.10 and 0, the hub stands on it up to 0.05. Unit: the tips are at 0.98.
struct SingleGear: Model {
    private let wheel = DistanceField(
        .gear(.init(teeth: 40, rootRadius: 0.865, tipRadius: 0.982, footWidth: 0.66, tipWidth: 0.24, belly: 0.08)),
        extent: 1.02)
    private let spline = DistanceField(
        .gear(.init(teeth: 18, rootRadius: 0.205, tipRadius: 0.262, footWidth: 0.62, tipWidth: 0.34, belly: 0.03)),
        extent: 0.5, resolution: 768)
    private let mark = Stamp("Z40", radius: 0.455, angle: -2.55, size: 0.062, width: 0.0065)
    private let secondMark = Stamp("M3", radius: 0.455, angle: -1.85, size: 0.062, width: 0.0065)

    private static let holes = 6
    private static let holeCircle: Float = 0.615
    private static let holeRadius: Float = 0.142
    private static let hubRadius: Float = 0.352

    let depth: ClosedRange<Float> = -0.11...0.06

    func distance(_ p: Vector) -> Float {
        let flat = Point(p.x, p.y)
        let radius = length(flat)
        let hole = Self.holeRadius - nearestHole(flat)
        let bore = -spline(flat)
        let outline = max(max(wheel(flat), hole), bore)
        // The teeth are cut a little thinner than the disc.
        let disc = Shape.plate(outline, p.z + 0.05, half: 0.05, chamfer: 0.013)
        let lowered = max(disc, max(p.z + 0.012, -(radius - 0.868)))
        let turned = radius > 0.868 ? max(disc, p.z + 0.014) : disc
        _ = lowered
        let grooved = max(turned, 0.011 - length(Point(radius - Self.hubRadius - 0.008, p.z)))
        let marks = max(min(mark(flat), secondMark(flat)), abs(p.z) - 0.010)
        let hub = Shape.plate(max(radius - Self.hubRadius, bore), p.z + 0.02, half: 0.07, chamfer: 0.016)
        return min(max(grooved, -marks), hub) * 0.96
    }

    /// The distance to the middle of the nearest lightening hole.
    @inline(__always) private func nearestHole(_ p: Point) -> Float {
        var nearest: Float = 10
        for center in Self.holeCenters { nearest = min(nearest, length(p - center)) }
        return nearest
    }

    private static let holeCenters: [Point] = (0..<holes).map {
        let angle = Float($0) * 2 * .pi / Float(holes) + 0.28
        return Point(cos(angle), sin(angle)) * holeCircle
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let flat = Point(p.x, p.y)
        let radius = length(flat)
        let outward = radius > 1e-4 ? Vector(p.x / radius, p.y / radius, 0) : Vector(1, 0, 0)
        let onFace = smoothstep(0.9, 0.98, normal.z)
        let onTeeth = smoothstep(0.862, 0.874, radius)
        let angle = atan2(p.y, p.x)
        let patches = Noise.clouds(flat * 2.1 + 7, octaves: 5, seed: 21)
        let grain = Noise.value(flat * 160, seed: 22) * 0.5 + Noise.value(flat * 70, seed: 23) * 0.5
        // Turning marks: rings that swell and fade along the way.
        let along = Noise.value(Point(angle * 5, radius * 9), seed: 24) * 0.5 + 0.5
        let rings = Noise.value(radius * 130, seed: 25) * 0.6 + Noise.value(radius * 61, seed: 26) * 0.4

        // Patina gathers around holes, at the rim and around the hub.
        let edge = min(
            abs(nearestHole(flat) - Self.holeRadius), min(abs(radius - 0.868), abs(radius - Self.hubRadius)))
        let corner = bell(edge / 0.035) * 0.55
        let worn = clamp(0.42 + 0.75 * patches - corner)
        let bright = Vector(0.66, 0.58, 0.48)
        let aged = Vector(0.36, 0.24, 0.135)
        var surface = Surface(
            color: mix(aged, bright, mix(0.25, worn, onFace * (1 - 0.75 * onTeeth))),
            roughness: mix(0.34, 0.36, onFace), matte: mix(0.4, 0.5, onFace), normal: normal)
        surface.color *= 1 + onFace * (0.10 * grain + 0.10 * rings * along)
        surface.grain = outward * (0.24 * onFace * (1 - onTeeth))
        surface.bump(outward * (0.03 * rings * along * onFace))
        let pits = smoothstep(0.62, 0.78, Noise.value(flat * 34, seed: 27))
        surface.shade *= 1 - 0.45 * pits * onFace
        if p.z < -0.02, normal.z < 0.5 { surface.shade *= 0.75 }
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: SingleGear(),
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-1.2, 2.2, 1.9), half: Point(0.7, 0.5), radiance: Vector(1, 0.97, 0.92) * 26,
                        softness: 0.4, castsShadow: true),
                    Softbox(
                        at: Vector(-2.6, 3.0, 0.5), half: Point(2.2, 0.5), radiance: Vector(1, 0.97, 0.93) * 5,
                        softness: 0.3),
                    Softbox(
                        at: Vector(3.0, -1.6, 2.0), half: Point(0.5, 1.2), radiance: Vector(0.9, 0.95, 1) * 3,
                        softness: 0.5),
                ],
                ceiling: Vector(0.55, 0.56, 0.58), walls: Vector(0.16, 0.155, 0.15), floor: Vector(0.05, 0.045, 0.04)),
            camera: Camera(eye: Vector(-0.1, -0.35, 4.2), pixelsPerUnit: Point(256, 256)),
            width: 512, height: 512
        ).develop()
    }
}
