// SPDX-License-Identifier: MIT

/// A dark polished rod with a collar at each end and a soft shadow on the backdrop.
///
/// The scene stretches the image to 160 × 40 points, so pixels per unit differ in x and y. Unit: a point of that
/// scene; the origin is the image's centre.
struct Shaft: Model {
    /// The height of the rod's axis above the image's centre, in points. The scene draws a shade bar exactly
    /// over the rod, 8 points high and 140 wide.
    private let axis: Float = 7
    private let radius: Float = 3.5
    private let halfLength: Float = 68.5

    let depth: ClosedRange<Float> = -5...5

    func distance(_ p: Vector) -> Float {
        let across = length(Point(p.y - axis, p.z))
        let along = abs(p.x)
        let rod = Shape.roundPlate(across - radius, along, half: halfLength, radius: 1.0)
        let collar = Shape.roundPlate(across - radius - 0.9, along - halfLength + 3.4, half: 1.6, radius: 0.45)
        let ring = Shape.roundPlate(across - radius - 0.35, along - halfLength + 6.6, half: 0.6, radius: 0.3)
        return min(min(rod, ring), collar)
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let polish =
            Noise.value(Point(p.x * 3, p.y * 0.3), seed: 51) * 0.5 + Noise.value(Point(p.x * 9, 1), seed: 52) * 0.5
        let onCollar = length(Point(p.y - axis, p.z)) > radius + 0.1
        return Surface(
            color: (onCollar ? Vector(0.34, 0.34, 0.35) : Vector(0.13, 0.13, 0.135)) * (1 + 0.08 * polish),
            roughness: 0.30, normal: normal, grain: Vector(0.10, 0, 0))
    }

    static func draw() -> Film {
        let pixels = Point(788.0 / 160, 108.0 / 40)
        var film = Photograph(
            subject: Shaft(),
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-20, 120, 90), half: Point(150, 22), radiance: Vector(repeating: 9), softness: 8),
                    Softbox(
                        at: Vector(0, -110, 60), half: Point(150, 16), radiance: Vector(0.8, 0.9, 1) * 1.2,
                        softness: 8),
                ],
                ceiling: Vector(repeating: 0.7), walls: Vector(repeating: 0.25), floor: Vector(repeating: 0.05)),
            camera: Camera(eye: Vector(0, 0, 900), pixelsPerUnit: pixels),
            width: 788, height: 108, occlusionReach: 4
        ).develop()
        let shaft = Shaft()
        film.castShadow(strength: 0.5) { x, y in
            // The shadow: a blurred capsule below the rod.
            let p = Point((x - 394) / pixels.x, (54 - y) / pixels.y)
            let d = Shape.stroke(
                p, Point(-shaft.halfLength + 4, shaft.axis - 6), Point(shaft.halfLength - 4, shaft.axis - 6),
                radius: 0)
            // Fades to zero within 15 points, where the image ends.
            return bell(d / 5) * (1 - smoothstep(6, 15, d))
        }
        return film
    }
}
