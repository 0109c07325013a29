// SPDX-License-Identifier: MIT

/// A moulded fan: four broad blades on a small hub, thick and rolled at the leading edge, thin at the trailing edge.
///
/// One blade is modelled in polar coordinates and repeated four times. From the leading edge (0) to the trailing edge
/// (1) it descends from in front of the hub to behind it, steeply near the hub and gently at the tip.
struct Fan: Model {
    /// The outline of the upper right blade. `height` holds the z of the blade's middle, and `half` holds half its
    /// thickness.
    private let outline: DistanceField
    private let height: Grid
    private let half: Grid

    let depth: ClosedRange<Float> = -0.42...0.26

    /// The outline from the hub along the leading edge, over the tip, and back.
    private static let leading: [Point] = [
        [0.00, 0.00], [0.12, 0.075], [0.22, 0.105], [0.40, 0.135], [0.60, 0.192], [0.80, 0.300], [0.93, 0.430],
        [0.985, 0.515],
    ]
    private static let tip: [Point] = [
        [0.992, 0.532], [0.982, 0.548], [0.90, 0.635], [0.77, 0.752], [0.58, 0.880], [0.40, 0.968], [0.345, 0.988],
        [0.328, 0.990], [0.318, 0.978],
    ]
    private static let trailing: [Point] = [
        [0.312, 0.93], [0.298, 0.84], [0.262, 0.70], [0.205, 0.56], [0.12, 0.43], [0.03, 0.33], [-0.05, 0.235],
        [-0.085, 0.13], [-0.07, 0.03],
    ]

    init() {
        let scale: Float = 0.965
        let knots = (Self.leading + Self.tip + Self.trailing).map { $0 * scale }
        let steps = 12
        let outline = Outline.smooth(through: knots, steps: steps)
        let points = outline.contours[0]
        let toLeading = DistanceField(
            .open(Array(points[...((Self.leading.count - 1) * steps)])), extent: 1, resolution: 512)
        let toTrailing = DistanceField(
            .open(Array(points[((Self.leading.count + Self.tip.count) * steps)...])), extent: 1, resolution: 512)

        self.outline = DistanceField(outline, extent: 1.02)
        height = Grid(extent: 1, resolution: 512) { p in
            let radius = length(p)
            let (a, b) = (abs(toLeading(p)), abs(toTrailing(p)))
            let across = a / max(a + b, 1e-4)
            let rise = 0.085 + 0.055 * radius
            let drop = 0.40 - 0.20 * smoothstep(0.15, 0.95, radius)
            let sheet = rise - drop * across * (1.8 - 0.8 * across)
            return mix(0.06, sheet, smoothstep(0.02, 0.24, radius))
        }
        half = Grid(extent: 1, resolution: 512) { p in
            let fromEdge = abs(toLeading(p))
            let lip = smoothstep(0.036, 0.014, fromEdge) * smoothstep(0.03, 0.10, length(p))
            return 0.0095 + 0.0135 * lip
        }
    }

    func distance(_ p: Vector) -> Float {
        var nearest: Float = 10
        var q = Point(p.x, p.y)
        let radius = length(q)
        for _ in 0..<4 {
            let d = outline(q)
            if d < min(nearest + 0.05, 0.25) {
                let place = height.nearest(q)
                let half = half(place)
                let blade = Shape.roundPlate(d, p.z - height(place), half: half, radius: half * 0.92)
                nearest = Shape.blend(nearest, blade, 0.05)
            } else {
                nearest = min(nearest, d)
            }
            q = Point(-q.y, q.x)
        }
        let hub = Shape.roundPlate(radius - 0.085, p.z - 0.02, half: 0.075, radius: 0.03)
        let cap = Shape.roundPlate(radius - 0.056, p.z - 0.06, half: 0.052, radius: 0.010)
        let groove = 0.007 - length(Point(radius - 0.061, p.z - 0.100))
        let body = max(Shape.blend(nearest, hub, 0.07), groove)
        return min(body, cap) * 0.6
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let mottled = Noise.clouds(p * 5, octaves: 4, seed: 41)
        let grain = Noise.value(Point(p.x, p.y) * 170, seed: 42)
        var surface = Surface(
            color: Vector(0.56, 0.565, 0.59) * (1 + 0.04 * mottled + 0.035 * grain), metalness: 0.5, roughness: 0.36,
            matte: 0.68, normal: normal)
        surface.bump(Vector(0.004 * grain, 0.004 * mottled, 0))
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: Fan(),
            studio: Studio(
                lamps: Softbox.ring(
                    of: 12, distance: 2.4, height: 1.9, half: Point(0.4, 0.4), radiance: Vector(1, 0.997, 0.99) * 6.5,
                    softness: 0.4),
                room: Vector(0.30, 0.305, 0.32)),
            camera: Camera(eye: Vector(0, 0, 4.6), pixelsPerUnit: Point(256, 256)),
            width: 512, height: 512, occlusionReach: 0.4
        ).develop()
    }
}
