// SPDX-License-Identifier: MIT

/// A two-cylinder V compressor: ribbed crankcase, finned black barrels, aluminium heads, air filters with hoses, two
/// finned intercooler pipes, and a flywheel at the back.
///
/// Apart from a few fittings it is symmetrical, so only the right half is modelled and `x` is mirrored. Each assembly
/// has a bounding box. The box is skipped if something nearer is known. From afar, the distance to the box replaces
/// the distance to its content. The box is never farther than its content, so rays cannot overshoot.
///
/// Unit: 200 pixels. The scene draws a gear over the round cover: 4 points left of and 12 below the image's centre,
/// 40 points in diameter. This is `coverCenter` with a radius of 0.40.
struct Motor: Model {
    private enum Material {
        case castAluminium, brightAluminium, chrome, blackPaint, rubber, iron, steel, brass, redGlass
    }

    /// The nearest surface found so far.
    private struct Nearest {
        var distance: Float = 10
        var material = Material.castAluminium

        @inline(__always) mutating func join(_ d: Float, _ m: Material) {
            if d < distance { (distance, material) = (d, m) }
        }
    }

    let depth: ClosedRange<Float> = -0.62...0.52

    private static let coverCenter = Point(0, -0.2413)

    // MARK: - Measures

    private let crankcase = DistanceField(
        Outline(contours: [
            [
                [-0.13, 0.115], [0.13, 0.115], [0.50, -0.255], [0.515, -0.98], [-0.515, -0.98], [-0.50, -0.255],
            ]
        ]), extent: 1.1, resolution: 512)

    /// The foot of the right barrel, on the crankcase's slope. The barrel is tilted outwards by 45°.
    private static let barrelFoot = Vector(0.335, -0.04, 0)
    private static let diagonal: Float = 0.70710678

    private static let hose = Tube(
        through: [
            [0.30, 0.985, 0.06], [0.20, 1.0, 0.08], [0.10, 0.955, 0.10], [0.066, 0.84, 0.12], [0.11, 0.68, 0.14],
            [0.21, 0.53, 0.15], [0.33, 0.38, 0.12], [0.40, 0.28, 0.06],
        ])
    private static let elbow = Tube(
        through: [
            [0.98, 0.34, 0.05], [1.08, 0.275, 0.08], [1.19, 0.19, 0.10], [1.245, 0.10, 0.10], [1.215, -0.02, 0.10],
        ])
    private static let returnPipe = Tube(
        through: [[0.845, -0.80, 0.08], [0.76, -0.815, 0.06], [0.66, -0.76, 0.04], [0.50, -0.70, 0.02]])

    // MARK: - Shapes

    /// A hexagon-head bolt on a washer; `up` is its axis from `foot`, `size` half the width across flats.
    @inline(__always) private static func bolt(_ p: Vector, foot: Vector, up: Vector, side: Vector, size: Float)
        -> Float
    {
        let q = p - foot
        let h = dot(q, up)
        let x = abs(dot(q, side))
        let y = abs(dot(q, cross(up, side)))
        let hexagon = max(x * 0.8660254 + y * 0.5, y) - size
        let head = Shape.roundPlate(hexagon, h - size * 0.55, half: size * 0.55, radius: size * 0.22)
        let washer = Shape.roundPlate(length(Point(x, y)) - size * 1.55, h, half: size * 0.22, radius: size * 0.1)
        return min(head, washer)
    }

    /// The signed distance along `s` to the nearest of a row of plates, `pitch` apart, numbered `first` through
    /// `last`.
    @inline(__always) private static func row(_ s: Float, pitch: Float, from first: Float, through last: Float) -> Float
    {
        s - pitch * clamp((s / pitch).rounded(), first, last)
    }

    private func nearest(_ world: Vector) -> Nearest {
        var best = Nearest()
        let p = Vector(abs(world.x), world.y, world.z)

        /// Whether an assembly may be nearer than everything so far, and must be evaluated. `center` and `half`
        /// describe its bounding box.
        func isNear(_ center: Vector, _ half: Vector) -> Bool {
            let d = Shape.box(p - center, half: half)
            if d > 0.3 { best.join(d, .castAluminium) }
            return d < best.distance
        }
        if isNear(Vector(0, -0.44, 0), Vector(0.56, 0.58, 0.40)) { addCrankcase(p, &best) }
        if isNear(Vector(0, -0.24, 0.37), Vector(0.42, 0.42, 0.10)) { addCover(p, &best) }
        if isNear(Vector(0, -1.02, 0.01), Vector(0.67, 0.17, 0.44)) { addBase(p, &best) }
        if isNear(Vector(0.66, 0.28, 0), Vector(0.46, 0.46, 0.30)) { addCylinder(p, &best) }
        if isNear(Vector(0.475, 0.99, 0), Vector(0.255, 0.17, 0.255)) { addFilter(p, &best) }
        if isNear(Vector(0.59, 0.74, 0.07), Vector(0.14, 0.21, 0.11)) { addStub(p, &best) }
        if isNear(Vector(0.23, 0.64, 0.10), Vector(0.22, 0.42, 0.10)) { addHose(p, &best) }
        if isNear(Vector(1.10, 0.17, 0.07), Vector(0.22, 0.28, 0.10)) { addElbow(p, &best) }
        if isNear(Vector(1.03, -0.42, 0.09), Vector(0.34, 0.56, 0.14)) { addCooler(p, world, &best) }
        if isNear(Vector(0.68, -0.76, 0.05), Vector(0.22, 0.11, 0.08)) {
            best.join(Self.returnPipe.distance(p, radius: 0.036), .blackPaint)
        }
        if isNear(Vector(0, -0.20, -0.45), Vector(0.74, 0.74, 0.07)) { addFlywheel(world, &best) }
        return best
    }

    private func addCrankcase(_ p: Vector, _ best: inout Nearest) {
        let flat = crankcase(Point(p.x, p.y))
        let block = Shape.roundPlate(flat, p.z, half: 0.33, radius: 0.035)
        let rib = Self.row(p.y + 0.50, pitch: 0.105, from: -4, through: 0)
        let ribs = max(Shape.roundPlate(flat - 0.020, p.z, half: 0.35, radius: 0.04), abs(rib) - 0.017)
        best.join(Shape.blend(block, ribs, 0.02) * 0.92, .castAluminium)

        // The sight glass: red with a brass rim, in a chrome ring.
        let glass = length(Point(p.x, p.y + 0.815))
        best.join(Shape.roundPlate(abs(glass - 0.052) - 0.016, p.z - 0.35, half: 0.035, radius: 0.01), .chrome)
        best.join(
            Shape.roundPlate(glass - 0.045, p.z - 0.345, half: 0.025, radius: 0.012), glass < 0.018 ? .redGlass : .brass
        )
    }

    private func addCover(_ p: Vector, _ best: inout Nearest) {
        // A boss that carries a turned plate with a raised rim, six spokes and bolts.
        let c = Vector(p.x - Self.coverCenter.x, p.y - Self.coverCenter.y, p.z)
        let radius = length(Point(c.x, c.y))
        best.join(Shape.roundPlate(radius - 0.405, c.z - 0.32, half: 0.05, radius: 0.012), .castAluminium)
        var cover = Shape.roundPlate(radius - 0.375, c.z - 0.36, half: 0.045, radius: 0.014)
        let rim = Shape.roundPlate(abs(radius - 0.335) - 0.035, c.z - 0.36, half: 0.068, radius: 0.014)
        let boss = Shape.roundPlate(radius - 0.10, c.z - 0.36, half: 0.075, radius: 0.016)
        let sixth = Self.fold(Point(c.x, c.y), Self.sixths)
        let spoke = Shape.box(
            Vector(sixth.x - 0.2, sixth.y, c.z - 0.36), half: Vector(0.115, 0.022, 0.056), radius: 0.012)
        cover = min(Shape.blend(cover, spoke, 0.03), Shape.blend(cover, min(rim, boss), 0.02))
        best.join(cover, .brightAluminium)
        let boltPlace = Self.fold(rotate(Point(c.x, c.y), sin: 0.5, cos: 0.8660254), Self.sixths)
        best.join(
            Self.bolt(
                Vector(boltPlace.x, boltPlace.y, c.z), foot: Vector(0.335, 0, 0.428), up: Vector(0, 0, 1),
                side: Vector(1, 0, 0), size: 0.021), .steel)
    }

    private func addBase(_ p: Vector, _ best: inout Nearest) {
        let base = Shape.box(p - Vector(0, -1.015, 0.01), half: Vector(0.63, 0.042, 0.40), radius: 0.02)
        let foot = Shape.box(p - Vector(0.53, -1.07, 0.01), half: Vector(0.12, 0.055, 0.42), radius: 0.022)
        best.join(Shape.blend(base, foot, 0.03), .castAluminium)
        best.join(
            Self.bolt(
                p, foot: Vector(0.575, -0.975, 0.33), up: Vector(0, 1, 0), side: Vector(1, 0, 0), size: 0.034), .steel)
        // A web between base and case, at the corners.
        best.join(
            Shape.box(p - Vector(0.50, -0.95, 0.2), half: Vector(0.03, 0.09, 0.02), radius: 0.012), .castAluminium)
    }

    /// Rotates a point by whole sectors into the sector around +x.
    @inline(__always) private static func fold(_ p: Point, _ turns: [Point]) -> Point {
        var best = p
        for turn in turns {
            let q = Point(turn.x * p.x - turn.y * p.y, turn.y * p.x + turn.x * p.y)
            if q.x > best.x { best = q }
        }
        return best
    }

    /// The cosines and sines of rotations by whole sectors.
    private static func sectors(_ count: Int) -> [Point] {
        (1..<count).map { Point(cos(2 * .pi * Float($0) / Float(count)), sin(2 * .pi * Float($0) / Float(count))) }
    }

    private static let sixths = sectors(6)
    private static let fifths = sectors(5)

    private func addCylinder(_ p: Vector, _ best: inout Nearest) {
        // Coordinates along the barrel, across it in the image plane, and towards the viewer.
        let q = p - Self.barrelFoot
        let along = (q.x + q.y) * Self.diagonal
        let across = (q.x - q.y) * Self.diagonal
        let radius = length(Point(across, p.z))
        let local = Vector(along, across, p.z)

        // The flange on the crankcase.
        best.join(
            Shape.box(local - Vector(0.01, 0, 0), half: Vector(0.022, 0.265, 0.27), radius: 0.015), .castAluminium)
        // The barrel and its fins.
        let core = Shape.roundPlate(radius - 0.19, along - 0.26, half: 0.25, radius: 0.01)
        let fin = Self.row(along - 0.075, pitch: 0.0545, from: 0, through: 7)
        let fins = Shape.roundPlate(radius - 0.262, fin, half: 0.0125, radius: 0.011)
        best.join(Shape.blend(core, fins, 0.02) * 0.95, .blackPaint)
        // The black gasket plate with bolts.
        best.join(Shape.box(local - Vector(0.515, 0, 0), half: Vector(0.024, 0.275, 0.265), radius: 0.02), .blackPaint)
        // The head: a block with upright fins across it.
        let head = Shape.box(local - Vector(0.60, 0, 0), half: Vector(0.065, 0.235, 0.225), radius: 0.02)
        let plate = Self.row(across, pitch: 0.052, from: -4, through: 4)
        let tops = Shape.box(Vector(along - 0.645, plate, p.z), half: Vector(0.085, 0.0125, 0.238), radius: 0.011)
        let ribs = Shape.box(Vector(along - 0.60, plate, p.z), half: Vector(0.062, 0.0125, 0.245), radius: 0.011)
        best.join(Shape.blend(head, min(tops, ribs), 0.016), .brightAluminium)
        // A valve cap on the head, and two bolts at its front.
        best.join(
            Shape.roundPlate(length(Point(across, p.z - 0.02)) - 0.062, along - 0.73, half: 0.04, radius: 0.012),
            .chrome)
        best.join(
            Self.bolt(
                Vector(abs(across), along, p.z), foot: Vector(0.205, 0.60, 0.243), up: Vector(0, 0, 1),
                side: Vector(1, 0, 0), size: 0.024), .steel)
        best.join(
            Self.bolt(
                Vector(abs(across), along, p.z), foot: Vector(0.225, 0.036, 0.22), up: Vector(0, 1, 0),
                side: Vector(1, 0, 0), size: 0.024), .steel)
    }

    private func addFilter(_ p: Vector, _ best: inout Nearest) {
        let q = p - Vector(0.475, 0.985, 0)
        let radius = length(Point(q.x, q.z))
        var can = Shape.roundPlate(radius - 0.235, q.y, half: 0.115, radius: 0.03)
        can = Shape.blend(can, Shape.roundPlate(radius - 0.248, q.y + 0.085, half: 0.014, radius: 0.012), 0.012)
        can = Shape.blend(can, Shape.roundPlate(radius - 0.246, q.y - 0.075, half: 0.010, radius: 0.009), 0.012)
        let lid = Shape.roundPlate(radius - 0.12, q.y - 0.12, half: 0.02, radius: 0.015)
        best.join(Shape.blend(can, lid, 0.05), .blackPaint)
        best.join(
            Self.bolt(q, foot: Vector(0, 0.135, 0), up: Vector(0, 1, 0), side: Vector(1, 0, 0), size: 0.026), .steel)
    }

    /// The pipe from the head to the filter, with two clamps.
    private func addStub(_ p: Vector, _ best: inout Nearest) {
        let (foot, top) = (Vector(0.655, 0.60, 0.10), Vector(0.535, 0.88, 0.04))
        let axis = normalize(top - foot)
        let s = dot(p - foot, axis)
        let off = length(p - foot - axis * s)
        best.join(Shape.roundPlate(off - 0.046, s - 0.15, half: 0.17, radius: 0.01), .chrome)
        best.join(Shape.roundPlate(off - 0.062, s - 0.235, half: 0.020, radius: 0.008), .steel)
        best.join(Shape.roundPlate(off - 0.070, s - 0.05, half: 0.026, radius: 0.012), .blackPaint)
    }

    /// The hose from the filter to the barrel, with a clamp at its start.
    private func addHose(_ p: Vector, _ best: inout Nearest) {
        best.join(Self.hose.distance(p, radius: 0.043), .rubber)
        let clamp = Vector(0.265, 0.992, 0.068)
        best.join(
            Shape.roundPlate(
                length(Point(p.y - clamp.y, p.z - clamp.z)) - 0.054, p.x - clamp.x, half: 0.016, radius: 0.006),
            .steel)
    }

    /// The bend from the head to the intercooler, and the flange at the head.
    private func addElbow(_ p: Vector, _ best: inout Nearest) {
        best.join(Self.elbow.distance(p, radius: 0.058), .brightAluminium)
        best.join(length(p - Vector(0.985, 0.335, 0.05)) - 0.082, .castAluminium)
    }

    private func addCooler(_ p: Vector, _ world: Vector, _ best: inout Nearest) {
        let (top, foot) = (Vector(1.222, 0.01, 0.10), Vector(0.865, -0.78, 0.08))
        let axis = normalize(foot - top)
        let s = dot(p - top, axis)
        let off = length(p - top - axis * s)
        let reach = length(foot - top)
        let pipe = Shape.roundPlate(off - 0.058, s - reach / 2, half: reach / 2, radius: 0.01)
        let fin = Self.row(s - 0.06, pitch: 0.0335, from: 0, through: 21)
        let fins = Shape.roundPlate(off - 0.118, fin, half: 0.0062, radius: 0.005)
        best.join(Shape.blend(pipe, fins, 0.010) * 0.95, .brightAluminium)
        // Nuts at both ends.
        best.join(Shape.roundPlate(off - 0.085, s - 0.005, half: 0.028, radius: 0.01), .chrome)
        best.join(Shape.roundPlate(off - 0.092, s - reach + 0.01, half: 0.042, radius: 0.014), .castAluminium)
        best.join(Shape.roundPlate(off - 0.062, s - reach - 0.06, half: 0.05, radius: 0.016), .blackPaint)
        // A drain cock, on the left side only.
        if world.x < 0 {
            best.join(
                Shape.roundPlate(off - 0.028, s - reach - 0.12, half: 0.03, radius: 0.01), .brass)
        }
    }

    private func addFlywheel(_ p: Vector, _ best: inout Nearest) {
        let c = p - Vector(0, -0.20, -0.45)
        let radius = length(Point(c.x, c.y))
        let rim = Shape.roundPlate(abs(radius - 0.685) - 0.042, c.z, half: 0.06, radius: 0.015)
        let fifth = Self.fold(rotate(Point(c.x, c.y), sin: -1, cos: 0), Self.fifths)
        let spoke = Shape.box(Vector(fifth.x - 0.38, fifth.y, c.z), half: Vector(0.3, 0.055, 0.02), radius: 0.015)
        best.join(rim, .iron)
        best.join(spoke, .blackPaint)
    }

    // MARK: - Model

    func distance(_ p: Vector) -> Float { nearest(p).distance }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let cloud = Noise.clouds(p * 6, octaves: 3, seed: 81)
        let grain = Noise.value(p * 85, seed: 82) * 0.6 + Noise.value(p * 41, seed: 83) * 0.4
        var surface: Surface
        switch nearest(p).material {
        case .castAluminium:
            surface = Surface(
                color: Vector(0.70, 0.70, 0.71) * (1 + 0.12 * cloud + 0.10 * grain), roughness: 0.40, matte: 0.42,
                normal: normal)
            surface.bump(Vector(0.05, 0.04, 0.05) * grain)
        case .brightAluminium:
            surface = Surface(
                color: Vector(0.86, 0.865, 0.88) * (1 + 0.06 * cloud + 0.04 * grain), roughness: 0.28, matte: 0.30,
                normal: normal)
        case .chrome:
            surface = Surface(color: Vector(0.78, 0.79, 0.81), roughness: 0.16, normal: normal)
        case .steel:
            surface = Surface(
                color: Vector(0.62, 0.62, 0.63) * (1 + 0.08 * cloud), roughness: 0.28, matte: 0.15, normal: normal)
        case .iron:
            surface = Surface(
                color: Vector(0.30, 0.31, 0.32) * (1 + 0.15 * cloud + 0.06 * grain), roughness: 0.4, matte: 0.45,
                normal: normal)
        case .blackPaint:
            surface = Surface(
                color: Vector(0.016, 0.0165, 0.018) * (1 + 0.2 * cloud), metalness: 0, roughness: 0.34, normal: normal)
        case .rubber:
            surface = Surface(color: Vector(0.014, 0.014, 0.015), metalness: 0, roughness: 0.46, normal: normal)
        case .brass:
            surface = Surface(color: Vector(0.80, 0.60, 0.27), roughness: 0.25, matte: 0.2, normal: normal)
        case .redGlass:
            surface = Surface(color: Vector(0.50, 0.015, 0.015), metalness: 0, roughness: 0.12, normal: normal)
        }
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: Motor(),
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-1.7, 2.5, 2.3), half: Point(0.9, 0.7), radiance: Vector(1, 0.99, 0.97) * 27,
                        softness: 0.25, castsShadow: true),
                    Softbox(
                        at: Vector(3.0, 0.9, 1.6), half: Point(0.35, 1.6), radiance: Vector(0.93, 0.96, 1) * 6,
                        softness: 0.2),
                    Softbox(
                        at: Vector(-2.9, -0.5, 1.0), half: Point(0.3, 1.4), radiance: Vector(0.9, 0.95, 1) * 4,
                        softness: 0.2),
                    Softbox(
                        at: Vector(0.3, 0.9, 5), half: Point(0.8, 0.5), radiance: Vector(repeating: 1.6),
                        softness: 0.3),
                ],
                ceiling: Vector(0.70, 0.71, 0.73), walls: Vector(0.13, 0.132, 0.138), floor: Vector(0.03, 0.03, 0.03),
                exposure: 1.12),
            camera: Camera(eye: Vector(0, 0.35, 6), center: Point(16.0 / 188, -0.022), pixelsPerUnit: Point(188, 188)),
            width: 564, height: 466, occlusionReach: 0.3, occlusionStrength: 1.15
        ).develop()
    }
}
