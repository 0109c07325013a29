/// A moulded fan: four broad blades that run out of a small hub, thick and rolled at the leading edge, thin behind.
///
/// One blade is described in polar coordinates and drawn four times. Across a blade, from the leading edge (0) to the
/// trailing edge (1), its height falls from in front of the hub to behind it, steeply near the hub and softly at the tip.
struct Fan: Model {
    private let outline: DistanceField
    /// Half the thickness of the sheet.
    private let thickness: Float = 0.011

    let depth: ClosedRange<Float> = -0.42...0.24

    /// The blade that points to the upper right, around the hub: leading edge outwards, tip, trailing edge back.
    private static let leading: [Point] = [
        [0.00, 0.00], [0.12, 0.075], [0.22, 0.105], [0.40, 0.135], [0.60, 0.195], [0.81, 0.315], [0.975, 0.485],
    ]
    private static let tip: [Point] = [[0.985, 0.53], [0.93, 0.605], [0.80, 0.735], [0.60, 0.875], [0.40, 0.960], [0.335, 0.975]]
    private static let trailing: [Point] = [
        [0.312, 0.95], [0.30, 0.86], [0.265, 0.70], [0.205, 0.56], [0.12, 0.43], [0.03, 0.33], [-0.05, 0.235], [-0.085, 0.13],
        [-0.07, 0.03],
    ]

    init() {
        outline = DistanceField(.smooth(through: Self.leading + Self.tip + Self.trailing), extent: 1.05)
    }

    /// The angle of the leading and of the trailing edge at a distance from the hub.
    @inline(__always) private func edges(_ radius: Float) -> (leading: Float, trailing: Float) {
        let inner = clamp(1 - radius / 0.34)
        let leading = 0.31 + 0.16 * radius * radius + 0.55 * inner * inner * inner
        let trailing = 1.22 + 0.03 * radius + 0.9 * inner * inner
        return (leading, trailing)
    }

    /// The height of the sheet's middle, and its half thickness, over a place of the upper right blade.
    @inline(__always) private func sheet(_ p: Point) -> (height: Float, half: Float) {
        let radius = length(p)
        let (leading, trailing) = edges(radius)
        let angle = atan2(p.y, p.x)
        let across = clamp((angle - leading) / (trailing - leading), -0.4, 1.3)
        let deep = 0.30 - 0.13 * smoothstep(0.2, 1, radius)
        let scoop = across * (1.75 - 0.75 * across)
        let rise = 0.10 + 0.05 * radius
        let height = (rise - deep * scoop) * smoothstep(0.0, 0.26, radius) + 0.05 * (1 - smoothstep(0, 0.26, radius))
        let fromEdge = (angle - leading) * radius
        let lip = bell(fromEdge / 0.016) * 0.012
        return (height, thickness + lip)
    }

    func distance(_ p: Vector) -> Float {
        var nearest: Float = 10
        var q = Point(p.x, p.y)
        let radius = length(q)
        for _ in 0..<4 {
            let d = outline(q)
            if d < min(nearest, 0.3) {
                let (height, half) = sheet(q)
                nearest = Shape.blend(nearest, Shape.roundPlate(d, p.z - height, half: half, radius: half * 0.9), 0.05)
            } else {
                nearest = min(nearest, d)
            }
            q = Point(-q.y, q.x)
        }
        let hub = Shape.roundPlate(radius - 0.115, p.z - 0.02, half: 0.085, radius: 0.03)
        let cap = Shape.roundPlate(radius - 0.066, p.z - 0.06, half: 0.065, radius: 0.012)
        let groove = 0.008 - length(Point(radius - 0.072, p.z - 0.105))
        let body = max(Shape.blend(nearest, hub, 0.08), groove)
        return min(body, cap) * 0.55
    }

    func surface(_ p: Vector, normal: Vector) -> Surface {
        let mottled = Noise.clouds(p * 5, octaves: 4, seed: 41)
        let grain = Noise.value(Point(p.x, p.y) * 170, seed: 42)
        var surface = Surface(
            color: Vector(0.56, 0.565, 0.59) * (1 + 0.04 * mottled + 0.035 * grain), metalness: 0, roughness: 0.42,
            normal: normal)
        surface.bump(Vector(0.004 * grain, 0.004 * mottled, 0))
        return surface
    }

    static func draw() -> Film {
        Photograph(
            subject: Fan(),
            studio: Studio(
                lamps: [
                    Softbox(
                        at: Vector(-1.5, 2.6, 2.6), half: Point(0.9, 0.7), radiance: Vector(repeating: 17),
                        softness: 0.4, castsShadow: true),
                    Softbox(
                        at: Vector(2.8, -1.8, 2.0), half: Point(0.7, 1.0), radiance: Vector(0.95, 0.97, 1) * 4,
                        softness: 0.5),
                ],
                ceiling: Vector(0.62, 0.63, 0.65), walls: Vector(0.36, 0.36, 0.37), floor: Vector(0.20, 0.20, 0.21)),
            camera: Camera(eye: Vector(0, 0, 4.6), pixelsPerUnit: Point(256, 256)),
            width: 512, height: 512, occlusionReach: 0.3
        ).develop()
    }
}
