// SPDX-License-Identifier: MIT

/// A record player's tone arm from above: counterweight, gimbal bearing, S-shaped chrome tube, headshell.
///
/// The scene shows the image at 150 × 150 points and rotates it about its top right corner: by −35° at rest and by
/// −27° while playing. Parts are measured in points in the rest position: the origin is that corner, x to the right,
/// y up, z towards the viewer, with z = 0 in the tube's axis. In the scene the corner is 150 points right of and 105
/// above the centre of a record with a radius of 138 points. Hence:
///
///     needle   162 from the corner. At rest 153 from the record's centre, outside of its rim; after 8° at 131, in the
///              first groove of the first track. (Law of cosines; the corner is 183 from the record's centre.)
///     offset   the headshell deviates by 13.5° from the line between corner and needle, and so is tangent to the groove.
///     bow      the tube swings out to the right: the record's rim is 12 points left of the vertical through the corner.
///
/// The bearing is as close to the corner as the edges of the image allow, so that the arm appears to rotate about it.
/// Unit of the model: half of the image's side, 75 points.
struct PlayerArm: Model {
    private enum Material {
        case chrome, steel, satin, blackPaint, dial, plastic, redPlastic
    }

    /// The nearest surface found so far, in points.
    private struct Nearest {
        var distance: Float = 1000
        var material = Material.chrome

        @inline(__always) mutating func join(_ d: Float, _ m: Material) {
            if d < distance { (distance, material) = (d, m) }
        }
    }

    let depth: ClosedRange<Float> = (-17 / points)...(12 / points)

    // MARK: - Measures

    /// Points per unit.
    private static let points: Float = 75
    private static let side = 600
    private static let rest = Point(sin(35 * .pi / 180), cos(35 * .pi / 180))

    /// The x coordinate of an axis that runs downwards. The counterweight and the bearing are centred on it.
    private static let axis: Float = -3.5
    private static let bearing = Point(axis, -31)
    private static let needle = Point(-8.2, -161.8)
    /// The direction in which the headshell points: down and to the left. `aside` is perpendicular to it, away
    /// from the record's centre.
    private static let ahead = Point(-sin(16.4 * .pi / 180), -cos(16.4 * .pi / 180))
    private static let aside = Point(-ahead.y, ahead.x)

    private static let tube = Tube(
        through: [
            [axis, -28, 0], [axis, -42, 0], [axis + 0.2, -55, 0], [-1.2, -76, 0], [3.0, -94, 0], [6.0, -108, 0],
            [4.8, -119, 0], [1.7, -128.2, 0], [-1.15, -137.8, 0],
        ])

    /// The headshell's plate in its own coordinates: x aside, y ahead, the needle at the origin.
    private let shell = DistanceField(
        .smooth(
            through: [
                [2.6, -25], [2.9, -21], [5.6, -17.4], [7.3, -13.5], [7.6, -7], [7.2, 0], [6.0, 2.6], [3.2, 3.4],
                [-3.2, 3.4], [-6.0, 2.6], [-7.2, 0], [-7.6, -7], [-7.3, -13.5], [-5.6, -17.4], [-2.9, -21],
                [-2.6, -25],
            ]), extent: 28, resolution: 640)
    private static let lift = Tube(
        through: [[6.4, -8.5, 0.2], [8.6, -8.3, 0.2], [11.0, -6.6, 0.5], [12.8, -3.2, 1.2], [13.6, 1.2, 2.4]])

    // MARK: - Shapes

    /// Rotates a point of the model to the arm's rest position, in points.
    @inline(__always) private static func place(_ p: Vector) -> Vector {
        let flat = rotate(Point(p.x - 1, p.y - 1) * points, sin: rest.x, cos: rest.y)
        return Vector(flat.x, flat.y, p.z * points)
    }

    /// Converts a direction in the rest position to the image.
    @inline(__always) private static func direction(_ flat: Point) -> Vector {
        let turned = rotate(flat, sin: -rest.x, cos: rest.y)
        return Vector(turned.x, turned.y, 0)
    }

    /// Converts a point to the headshell's coordinates: x aside, y ahead, the needle at the origin.
    @inline(__always) private static func inShell(_ p: Vector) -> Vector {
        let flat = Point(p.x, p.y) - needle
        return Vector(dot(flat, aside), dot(flat, ahead), p.z)
    }

    private func nearest(_ p: Vector) -> Nearest {
        var best = Nearest()
        if p.y > -52 { addCounterweight(p, &best); addBearing(p, &best) }
        best.join(Self.tube.distance(p, radius: 3.0), .chrome)
        let inShell = Self.inShell(p)
        let toShell = Shape.box(inShell - Vector(3, -11, -3), half: Vector(13, 22, 8))
        if toShell < best.distance {
            if toShell > 14 { best.join(toShell, .satin) } else { addShell(inShell, &best) }
        }
        return best
    }

    private func addCounterweight(_ p: Vector, _ best: inout Nearest) {
        let radius = length(Point(p.x - Self.axis, p.z))
        let body = Shape.roundPlate(radius - 10, p.y + 14.7, half: 4.4, radius: 1.0)
        let groove = length(Point(radius - 10.1, p.y + 17.6)) - 0.45
        best.join(Shape.carve(body, groove, 0.3), .steel)
        best.join(Shape.roundPlate(radius - 5.5, p.y + 10.3, half: 0.8, radius: 0.5), .chrome)
        best.join(Shape.roundPlate(radius - 8.4, p.y + 20.6, half: 1.8, radius: 0.5), .dial)
        best.join(Shape.roundPlate(radius - 3.6, p.y + 24.5, half: 3, radius: 0.4), .chrome)
    }

    private func addBearing(_ p: Vector, _ best: inout Nearest) {
        let c = Point(p.x, p.y) - Self.bearing
        let radius = length(c)
        // A pillar with a fork, whose pointed screws hold the tube's block.
        best.join(Shape.roundPlate(radius - 10.5, p.z + 12, half: 4, radius: 1.2), .blackPaint)
        let cheek = Shape.box(
            Vector(abs(c.x) - 10.4, c.y, p.z + 3.5), half: Vector(1.9, 5.2, 8.2), radius: 1.3)
        let bridge = Shape.box(Vector(c.x, c.y, p.z + 9), half: Vector(11.5, 5.2, 2.2), radius: 1)
        best.join(Shape.blend(cheek, bridge, 1.5), .satin)
        let across = length(Point(c.y, p.z))
        best.join(Shape.roundPlate(across - 2.5, abs(c.x) - 12.6, half: 1.1, radius: 0.5), .chrome)
        best.join(Shape.roundPlate(across - 1.3, abs(c.x) - 8, half: 3, radius: 0.2), .steel)
        let block = Shape.roundPlate(radius - 7.1, p.z, half: 5.2, radius: 1.3)
        let ring = length(Point(radius - 5.2, p.z - 5.2)) - 0.45
        best.join(Shape.carve(block, ring, 0.3), .chrome)
        let cap = Shape.roundPlate(radius - 3.1, p.z - 5.6, half: 0.8, radius: 0.4)
        let slot = Shape.box(
            Vector(c.x * 0.8 + c.y * 0.6, c.y * 0.8 - c.x * 0.6, p.z - 6.4), half: Vector(3.4, 0.42, 0.7))
        best.join(Shape.carve(cap, slot, 0.15), .steel)
        // The collar where the tube leaves the block.
        best.join(
            Shape.roundPlate(length(Point(p.x - Self.axis, p.z)) - 4.1, p.y + 40.5, half: 2.6, radius: 0.6), .satin)
    }

    private func addShell(_ p: Vector, _ best: inout Nearest) {
        let side = abs(p.x)
        // The knurled nut that holds the headshell, and the neck inside.
        let around = length(Point(p.x, p.z))
        let nut = Shape.roundPlate(around - 4.5, p.y + 28.5, half: 3.6, radius: 0.7)
        let waist = length(Point(around - 4.7, p.y + 27)) - 0.6
        best.join(Shape.carve(nut, waist, 0.3), .steel)
        best.join(Shape.roundPlate(around - 2.6, p.y + 22, half: 5, radius: 0.3), .chrome)

        // The plate with two slots and a screw in each.
        let flat = Point(p.x, p.y)
        let plate = Shape.roundPlate(shell(flat), p.z - 0.6, half: 1.1, radius: 0.6)
        let slot = Shape.stroke(Point(side, p.y), [4.7, -12.5], [4.7, -3.5], radius: 0.95)
        best.join(Shape.carve(plate, slot, 0.35), .satin)
        let screw = length(Point(side - 4.7, p.y + 7))
        let head = Shape.roundPlate(screw - 1.75, p.z - 2.0, half: 0.75, radius: 0.45)
        let cut = Shape.box(Vector(side - 4.7 - (p.y + 7) * 0.3, p.y + 7, p.z - 2.8), half: Vector(0.3, 3, 0.6))
        best.join(Shape.carve(head, cut, 0.12), .chrome)

        // The cartridge below; its nose with the needle protrudes at the front.
        best.join(
            Shape.box(p - Vector(0, -6, -4.6), half: Vector(6.2, 9.6, 3.6), radius: 0.8), .plastic)
        let taper = 3.4 - 0.22 * (p.y - 2)
        let nose = max(Shape.box(p - Vector(0, 3, -5.2), half: Vector(3.6, 4.6, 2.2), radius: 0.6), side - taper)
        best.join(nose, .redPlastic)
        let finger = Self.lift.distance(p, radius: 1.0)
        best.join(finger, .chrome)
    }

    // MARK: - Model

    func distance(_ p: Vector) -> Float { nearest(Self.place(p)).distance * (0.97 / Self.points) }

    func surface(_ world: Vector, normal: Vector) -> Surface {
        let p = Self.place(world)
        let dirt = Noise.clouds(p * 0.22, octaves: 3, seed: 181)
        let along = Self.direction(Point(0, 1))
        // Downward-facing chrome reflects the deck, dark and warm.
        let deck = smoothstep(0.72, 0.60, normal.z)
        let chrome = mix(Vector(0.93, 0.935, 0.95), Vector(0.20, 0.15, 0.12), deck)
        switch nearest(p).material {
        case .chrome:
            return Surface(color: chrome * (1 + 0.02 * dirt), roughness: 0.13, normal: normal)
        case .steel:
            // Turned steel; the counterweight is knurled.
            var surface = Surface(
                color: mix(Vector(0.62, 0.62, 0.64), chrome, 0.3) * (1 + 0.05 * dirt), roughness: 0.24, matte: 0.20,
                normal: normal)
            let out = Point(p.x - Self.axis, p.z) / 10
            let knurled =
                smoothstep(-16.6, -16.2, p.y) * smoothstep(-11.4, -11.8, p.y) * smoothstep(0.94, 0.98, length(out))
            let ridge = sin(atan2(out.x, out.y) * 64) * 0.42 * knurled
            surface.bump((Self.direction(Point(out.y, 0)) + Vector(0, 0, -out.x)) * ridge)
            surface.grain = along * 0.10
            return surface
        case .satin:
            let brush = Noise.value(Point(p.x * 7, p.y * 0.5), seed: 182)
            return Surface(
                color: Vector(0.80, 0.80, 0.81) * (1 + 0.05 * brush + 0.04 * dirt), roughness: 0.28, matte: 0.28,
                normal: normal, grain: along * 0.12)
        case .blackPaint:
            return Surface(color: Vector(repeating: 0.02), metalness: 0, roughness: 0.36, normal: normal)
        case .dial:
            // White marks around the black ring, every fifth one longer.
            let step = atan2(p.x - Self.axis, p.z) * (40 / (2 * .pi))
            let number = Int(step.rounded())
            let reach: Float = number % 5 == 0 ? -22.0 : -20.9
            let stroke = smoothstep(0.24, 0.12, abs(step - step.rounded())) * smoothstep(reach - 0.2, reach, p.y)
            return Surface(
                color: mix(Vector(repeating: 0.016), Vector(repeating: 0.75), stroke * smoothstep(-19.1, -19.4, p.y)),
                metalness: 0, roughness: 0.34, normal: normal)
        case .plastic:
            return Surface(color: Vector(0.012, 0.012, 0.014), metalness: 0, roughness: 0.3, normal: normal)
        case .redPlastic:
            // A white line marks the needle's position.
            let line = smoothstep(0.45, 0.25, abs(Self.inShell(p).x))
            return Surface(
                color: mix(Vector(0.42, 0.025, 0.02), Vector(repeating: 0.7), line), metalness: 0, roughness: 0.3,
                normal: normal)
        }
    }

    static func draw() -> Film {
        let arm = PlayerArm()
        let pixels = Float(side) / 2
        var film = Photograph(
            subject: arm,
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-1.6, 2.6, 3.4), half: Point(1.3, 0.8), radiance: Vector(1, 0.985, 0.96) * 17,
                        softness: 0.25, castsShadow: true),
                    Softbox(
                        at: Vector(3.2, -1.8, 2.6), half: Point(1.0, 1.4), radiance: Vector(0.93, 0.96, 1) * 2.4,
                        softness: 0.3),
                    Softbox(
                        at: Vector(-3.4, 1.0, 1.2), half: Point(0.5, 1.6), radiance: Vector(1, 0.98, 0.95) * 3,
                        softness: 0.3),
                    Softbox(
                        at: Vector(-0.55, 0.05, 4), facing: Vector(-0.55, 0.05, 0), half: Point(0.75, 0.55),
                        radiance: Vector(1, 0.99, 0.97) * 2.4, softness: 0.4),
                    Softbox(
                        at: Vector(0.35, 1.15, 4), facing: Vector(0.35, 1.15, 0), half: Point(0.4, 0.5),
                        radiance: Vector(1, 0.99, 0.97) * 2.0, softness: 0.35),
                ],
                ceiling: Vector(0.34, 0.34, 0.36), walls: Vector(0.13, 0.13, 0.138), floor: Vector(0.06, 0.057, 0.055),
                exposure: 1.25),
            camera: Camera(eye: Vector(0.4, 0.4, 22), pixelsPerUnit: Point(pixels, pixels)),
            width: side, height: side, occlusionReach: 0.12
        ).develop()
        // The shadow is offset so that it falls down and to the right after the scene has rotated the image. It
        // fades out before the image's edge.
        let shadow = SoftShadow(of: arm, heights: [0, -2 / points, -5 / points], extent: 1.15, blur: 3.2 / points)
        film.castShadow(strength: 0.55) { x, y in
            let p = Point(x, y) / pixels - 1
            let edge = smoothstep(0, 0.07, 1 - max(abs(p.x), abs(p.y)))
            return shadow(Point(p.x - 0.020, -p.y + 0.048)) * edge
        }
        return film
    }
}
