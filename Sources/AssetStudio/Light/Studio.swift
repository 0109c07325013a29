// SPDX-License-Identifier: MIT

/// A rectangular lamp behind a diffuser: what photographers light metal with, because metal shows nothing but what
/// stands around it.
struct Softbox: Sendable {
    let center: Vector
    let right: Vector
    let up: Vector
    /// Points from the lamp into the scene.
    let normal: Vector
    /// Half of its width and height.
    let half: Point
    /// Linear light that its face gives off.
    let radiance: Vector
    /// Over what width the face fades out at its rim.
    let softness: Float
    /// Whether other parts of the model stand in its light. Off for fill light, where nobody would see the shadow.
    let castsShadow: Bool

    /// A lamp at `center` that faces `target`, its lower edge level.
    init(
        at center: Vector, facing target: Vector = .zero, half: Point, radiance: Vector, softness: Float = 0.2,
        castsShadow: Bool = false
    ) {
        self.center = center
        normal = normalize(target - center)
        let side = cross(Vector(0, 1, 0), normal)
        right = length(side) > 1e-3 ? normalize(side) : Vector(1, 0, 0)
        up = cross(normal, right)
        self.half = half
        self.radiance = radiance
        self.softness = softness
        self.castsShadow = castsShadow
    }

    /// What one sees of the lamp from `p` when looking along `direction` with a gaze as wide as `spread` (the tangent
    /// of half its opening): a mirror sees a sharp rectangle, a rough surface a wide, weaker glow of the same energy.
    @inline(__always) func seen(from p: Vector, along direction: Vector, spread: Float) -> Float {
        let facing = -dot(direction, normal)
        guard facing > 0.01 else { return 0 }
        let t = dot(p - center, normal) / facing
        guard t > 0 else { return 0 }
        let hit = p + direction * t - center
        let blur = softness + spread * t
        return Self.band(dot(hit, right), half.x, blur) * Self.band(dot(hit, up), half.y, blur)
    }

    /// The point of the lamp's face nearest to where that gaze meets its plane: where the light mostly comes from.
    @inline(__always) func source(seenFrom p: Vector, along direction: Vector) -> Vector {
        let facing = -dot(direction, normal)
        guard facing > 0.05 else { return center }
        let hit = p + direction * max(dot(p - center, normal) / facing, 0) - center
        return center + right * clamp(dot(hit, right), -half.x, half.x) + up * clamp(dot(hit, up), -half.y, half.y)
    }

    /// The light that a matt surface with this normal gets from the lamp, as a part of `radiance`.
    @inline(__always) func irradiance(at p: Vector, normal n: Vector) -> Float {
        let way = center - p
        let squared = dot(way, way)
        let l = way / squared.squareRoot()
        let area = 4 * half.x * half.y
        let solid = area * max(-dot(l, normal), 0) / (squared + area * 0.3)
        // A large lamp reaches a little around the horizon.
        let wrap = clamp(area / (squared * 4), 0, 0.4)
        return solid * max((dot(n, l) + wrap) / (1 + wrap), 0) / .pi
    }

    /// 1 between −half and half, smeared by `blur`; the area beneath stays the same.
    @inline(__always) private static func band(_ u: Float, _ half: Float, _ blur: Float) -> Float {
        func side(_ x: Float) -> Float { x / (1 + x * x).squareRoot() }
        return 0.5 * (side((u + half) / blur) - side((u - half) / blur))
    }
}

/// Everything that shines into an image: lamps, and the walls, ceiling and floor of the room around them.
struct Studio: Sendable {
    var lamps: [Softbox]
    /// Linear light from straight above, from the sides, and from straight below.
    var ceiling: Vector
    var walls: Vector
    var floor: Vector
    /// Multiplies all light before the tone curve.
    var exposure: Float = 1

    /// The room without its lamps, seen along `direction`.
    @inline(__always) func room(along direction: Vector, spread: Float) -> Vector {
        let soft = 0.35 + spread
        let up = direction.y / (direction.y * direction.y + soft * soft).squareRoot()
        return up > 0 ? mix(walls, ceiling, up) : mix(walls, floor, -up)
    }
}
