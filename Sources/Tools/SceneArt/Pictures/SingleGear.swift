// SPDX-License-Identifier: MIT

/// An aged bronze wheel of 40 teeth: six lightening holes, a raised hub with a splined bore, punched marks.
///
/// The wheel spans z = −0.10…0; the hub rises to 0.05. Unit: the tip radius is 0.98.
struct SingleGear: Model {
    private let wheel = DistanceField(
        .gear(.init(teeth: 40, rootRadius: 0.865, tipRadius: 0.982, footWidth: 0.66, tipWidth: 0.24, belly: 0.08)),
        extent: 1.02)
    private let spline = DistanceField(
        .gear(.init(teeth: 18, rootRadius: 0.205, tipRadius: 0.262, footWidth: 0.62, tipWidth: 0.34, belly: 0.03)),
        extent: 0.5, resolution: 768)
    private let mark = Stamp("Z40", radius: 0.445, angle: -2.34, size: 0.066, width: 0.0062)
    private let secondMark = Stamp("M3", radius: 0.445, angle: -1.29, size: 0.066, width: 0.0062)

    private static let holes = 6
    private static let holeCircle: Float = 0.615
    private static let holeRadius: Float = 0.142
    private static let hubRadius: Float = 0.352
    /// The radius of the turned face; the teeth beyond it are slightly lower.
    private static let faceRadius: Float = 0.856

    let depth: ClosedRange<Float> = -0.11...0.06

    func distance(_ p: Vector) -> Float {
        let flat = Point(p.x, p.y)
        let radius = length(flat)
        let hole = Self.holeRadius - nearestHole(flat)
        let bore = -spline(flat)
        let cutouts = max(hole, bore)
        let rim = Shape.plate(max(wheel(flat), cutouts), p.z + 0.057, half: 0.043, chamfer: 0.014)
        let face = Shape.plate(max(radius - Self.faceRadius, cutouts), p.z + 0.02, half: 0.02, chamfer: 0.008)
        let turned = min(rim, face)
        let grooved = max(turned, 0.011 - length(Point(radius - Self.hubRadius - 0.008, p.z)))
        let marks = max(min(mark(flat), secondMark(flat)), abs(p.z) - 0.010)
        let hub = Shape.plate(max(radius - Self.hubRadius, bore), p.z + 0.02, half: 0.07, chamfer: 0.016)
        return min(max(grooved, -marks), hub) * 0.96
    }

    /// The distance to the centre of the nearest lightening hole.
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
        let onTeeth = smoothstep(-0.008, -0.011, p.z)
        // Patches of wear: noise without a direction, plus noise stretched along circles like the marks of a lathe.
        let circling = Vector(outward.x * 2.2, outward.y * 2.2, radius * 15)
        let plain = Noise.clouds(flat * 2.1 + 7, octaves: 5, seed: 21)
        let patches = 0.65 * plain + 0.45 * Noise.clouds(circling, octaves: 4, seed: 20)
        let grain = Noise.value(flat * 160, seed: 22) * 0.5 + Noise.value(flat * 70, seed: 23) * 0.5
        // Lathe marks: concentric rings whose strength varies around the wheel.
        let along = Noise.value(Vector(outward.x * 4, outward.y * 4, radius * 9), seed: 24) * 0.5 + 0.5
        let rings = Noise.value(radius * 130, seed: 25) * 0.6 + Noise.value(radius * 61, seed: 26) * 0.4

        // Patina collects around holes, at the rim and around the hub.
        let edge = min(
            abs(nearestHole(flat) - Self.holeRadius), min(abs(radius - Self.faceRadius), abs(radius - Self.hubRadius)))
        let corner = bell(edge / 0.03) * 0.6
        let worn = clamp(0.52 + 1.15 * patches - corner)
        let bright = Vector(0.74, 0.655, 0.55)
        let aged = Vector(0.35, 0.225, 0.12)
        var surface = Surface(
            color: mix(aged, bright, mix(0.05, worn, onFace * (1 - 0.92 * onTeeth))),
            roughness: mix(0.3, 0.34, onFace), matte: mix(0.2, 0.32, onFace), normal: normal)
        surface.color *= 1 + onFace * (0.10 * grain + 0.22 * rings * along)
        surface.grain = outward * (0.42 * onFace * (1 - onTeeth))
        surface.bump(outward * (0.03 * rings * along * onFace))
        // A few dark specks and fine scratches on the face.
        surface.shade *= 1 - 0.5 * specks(flat) * onFace * (1 - onTeeth)
        surface.color *= 1 + 0.35 * scratches(flat) * onFace
        if p.z < -0.02, normal.z < 0.5 { surface.shade *= 0.75 }
        return surface
    }

    /// Dark specks, 0…1: at most one per lattice cell, mostly small.
    private func specks(_ p: Point) -> Float {
        let q = p * 11
        let (i, j) = (Int(q.x.rounded(.down)), Int(q.y.rounded(.down)))
        var dark: Float = 0
        for y in (j - 1)...(j + 1) {
            for x in (i - 1)...(i + 1) where Noise.unit(x, y, seed: 27) > 0.45 {
                let middle = Point(
                    Float(x) + Noise.unit(x, y, seed: 28), Float(y) + Noise.unit(x, y, seed: 29))
                let size = Noise.unit(x, y, 1, seed: 27)
                let radius = 0.03 + 0.10 * size * size * size
                dark = max(dark, smoothstep(radius, radius * 0.5, length(q - middle)) * (0.4 + 0.6 * size))
            }
        }
        return dark
    }

    /// Fine straight scratches, −1 (dark) … 1 (bright).
    private func scratches(_ p: Point) -> Float {
        var sum: Float = 0
        for (a, b, strength) in Self.scratchLines {
            let d = Shape.stroke(p, a, b, radius: 0)
            sum += strength * smoothstep(0.004, 0.001, d)
        }
        return clamp(sum, -1, 1)
    }

    private static let scratchLines: [(Point, Point, Float)] = (0..<26).map { index in
        func random(_ k: Int) -> Float { Noise.unit(index, k, seed: 30) }
        let a = Point(random(0) * 1.7 - 0.85, random(1) * 1.7 - 0.85)
        let angle = random(2) * 2 * .pi
        let reach = 0.04 + 0.20 * random(3) * random(3)
        return (a, a + Point(cos(angle), sin(angle)) * reach, random(4) > 0.4 ? 0.3 + 0.7 * random(5) : -0.6)
    }

    static func draw() -> Film {
        Photograph(
            subject: SingleGear(),
            studio: Studio(
                lamps: Softbox.aroundGear(Vector(1, 0.97, 0.92), radiance: 6),
                room: Vector(0.15, 0.147, 0.143), exposure: 1.4),
            camera: Camera(eye: Vector(0, 0, 4.2), pixelsPerUnit: Point(256, 256)),
            width: 512, height: 512, occlusionReach: 0.2, occlusionStrength: 1.5
        ).develop()
    }
}
