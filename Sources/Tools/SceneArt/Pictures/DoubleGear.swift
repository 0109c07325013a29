// SPDX-License-Identifier: MIT

/// A steel spur gear of 50 teeth with a 12-tooth pinion on its face and one bore through both.
///
/// The wheel spans z = −0.10…0; the pinion rises to 0.20. Unit: the tip radius is 0.985.
struct DoubleGear: Model {
    private let wheel = DistanceField(
        .gear(.init(teeth: 50, rootRadius: 0.895, tipRadius: 0.985, footWidth: 0.60, tipWidth: 0.30, belly: 0.07)),
        extent: 1.02)
    private let pinion = DistanceField(
        .gear(.init(teeth: 12, rootRadius: 0.295, tipRadius: 0.445, footWidth: 0.58, tipWidth: 0.22, belly: 0.12))
            .turned(by: .pi / 2),
        extent: 0.6)
    private let bore: Float = 0.165

    let depth: ClosedRange<Float> = -0.11...0.21

    func distance(_ p: Vector) -> Float {
        let flat = Point(p.x, p.y)
        let radius = length(flat)
        let boring = bore - radius
        let disc = Shape.plate(max(wheel(flat), boring), p.z + 0.05, half: 0.05, chamfer: 0.012)
        // A turned groove around the pinion.
        let grooved = Shape.carve(disc, length(Point(radius - 0.5, p.z - 0.001)) - 0.008, 0.006)
        let crown = Shape.plate(max(pinion(flat), boring), p.z - 0.09, half: 0.11, chamfer: 0.010)
        return min(grooved, crown)
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let flat = Point(p.x, p.y)
        let radius = length(flat)
        let outward = radius > 1e-4 ? Vector(p.x / radius, p.y / radius, 0) : Vector(1, 0, 0)
        let onFace = smoothstep(0.9, 0.98, normal.z)
        let patches = Noise.clouds(flat * 1.9 + 4, octaves: 5, seed: 11)
        let stains = smoothstep(0.1, 0.5, Noise.clouds(flat * 3.1 + 9, octaves: 4, seed: 16))
        let grain = Noise.value(flat * 170, seed: 12) * 0.6 + Noise.value(flat * 90, seed: 13) * 0.4
        let rings = Noise.value(radius * 46, seed: 14) * 0.5 + Noise.value(radius * 117, seed: 15) * 0.5

        let onPinion = smoothstep(0.18, 0.19, p.z)
        let onSeat = smoothstep(0.5, 0.49, radius) * (1 - onPinion)

        var surface = Surface(
            color: Vector(0.50, 0.51, 0.525) * mix(1, 1.4, onPinion), roughness: mix(0.26, 0.38, onFace),
            matte: mix(0.1, 0.40, onFace), normal: normal)
        surface.color *= 1 + onFace * (0.38 * patches * mix(1, 0.5, onPinion) + 0.15 * grain + 0.16 * rings)
        surface.color *= mix(1, 0.5, onSeat * onFace)  // the finer finish within the groove
        surface.color *= mix(Vector(1, 1, 1), Vector(0.91, 0.885, 0.86), stains * onFace)
        surface.color *= mix(1.12, 0.84, smoothstep(0.5, 0.9, radius) * onFace * (1 - onPinion))
        surface.roughness += 0.06 * patches * onFace
        surface.grain = outward * (0.42 * onFace)
        surface.bump(outward * (0.02 * rings * onFace))
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: DoubleGear(),
            studio: Studio(
                lamps: Softbox.aroundGear(Vector(1, 0.997, 0.99), radiance: 5.4),
                room: Vector(0.13, 0.133, 0.14), exposure: 1.2),
            camera: Camera(eye: Vector(0, 0, 4.6), pixelsPerUnit: Point(256, 256)),
            width: 512, height: 512, occlusionReach: 0.22, occlusionStrength: 1.5
        ).develop()
    }
}
