// SPDX-License-Identifier: MIT

/// A rectangular lamp behind a diffuser. Metal needs large lamps because it shows only reflections.
struct Softbox: Sendable {
    let center: Vector
    let right: Vector
    let up: Vector
    /// The direction in which the lamp shines, as a unit vector.
    let normal: Vector
    /// Half the lamp's width and height.
    let half: Point
    /// The linear radiance of its face.
    let radiance: Vector
    /// The width over which the face fades out at its rim.
    let softness: Float
    /// Whether the model blocks its light. False for fill lights, whose shadows are invisible.
    let castsShadow: Bool

    /// A lamp at `center` that faces `target`. Its lower edge is horizontal.
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

    /// Equal lamps around the z axis that face the origin. An object that turns about this axis is lit alike at every
    /// angle.
    ///
    /// - Parameter distance: The distance from the axis.
    static func ring(
        of count: Int, distance: Float, height: Float, half: Point, radiance: Vector, softness: Float
    ) -> [Softbox] {
        (0..<count).map {
            let angle = (Float($0) + 0.5) * 2 * .pi / Float(count)
            return Softbox(
                at: Vector(cos(angle) * distance, sin(angle) * distance, height), half: half, radiance: radiance,
                softness: softness, castsShadow: true)
        }
    }

    /// The lamps of gears: a ring of lamps above the gear, and a lower ring around it that lights the chamfers.
    static func aroundGear(_ color: Vector, radiance: Float) -> [Softbox] {
        ring(of: 12, distance: 1.9, height: 1.0, half: Point(0.35, 0.45), radiance: color * radiance, softness: 0.4)
            + ring(of: 8, distance: 3, height: 0.3, half: Point(1.1, 0.3), radiance: color * 5, softness: 0.3)
    }

    /// The fraction of the lamp's radiance that is seen from `p` in a cone of rays along `direction`.
    ///
    /// A mirror sees a sharp rectangle; a rough surface sees a wider and weaker glow of the same energy.
    ///
    /// - Parameter spread: The tangent of the cone's half angle.
    @inline(__always) func seen(from p: Vector, along direction: Vector, spread: Float) -> Float {
        let facing = -dot(direction, normal)
        guard facing > 0.01 else { return 0 }
        let t = dot(p - center, normal) / facing
        guard t > 0 else { return 0 }
        let hit = p + direction * t - center
        let blur = softness + spread * t
        return Self.band(dot(hit, right), half.x, blur) * Self.band(dot(hit, up), half.y, blur)
    }

    /// The point of the lamp's face nearest to the cone's axis, from which most of the light comes.
    @inline(__always) func source(seenFrom p: Vector, along direction: Vector) -> Vector {
        let facing = -dot(direction, normal)
        guard facing > 0.05 else { return center }
        let hit = p + direction * max(dot(p - center, normal) / facing, 0) - center
        return center + right * clamp(dot(hit, right), -half.x, half.x) + up * clamp(dot(hit, up), -half.y, half.y)
    }

    /// The irradiance of a diffuse surface with normal `n`, as a fraction of `radiance`.
    @inline(__always) func irradiance(at p: Vector, normal n: Vector) -> Float {
        let way = center - p
        let squared = dot(way, way)
        let l = way / squared.squareRoot()
        let area = 4 * half.x * half.y
        let solid = area * max(-dot(l, normal), 0) / (squared + area * 0.3)
        // A large lamp also lights surfaces slightly beyond the horizon.
        let wrap = clamp(area / (squared * 4), 0, 0.4)
        return solid * max((dot(n, l) + wrap) / (1 + wrap), 0) / .pi
    }

    /// A box function of half width `half`, smoothed by `blur` at constant area.
    @inline(__always) private static func band(_ u: Float, _ half: Float, _ blur: Float) -> Float {
        func side(_ x: Float) -> Float { x / (1 + x * x).squareRoot() }
        return 0.5 * (side((u + half) / blur) - side((u - half) / blur))
    }
}

/// The lighting of an image: lamps, and the room's walls, ceiling and floor.
struct Studio: Sendable {
    var lamps: [Softbox]
    /// The linear light from straight above.
    var ceiling: Vector
    /// The linear light from the sides.
    var walls: Vector
    /// The linear light from straight below.
    var floor: Vector
    /// Multiplies all light before the tone curve.
    var exposure: Float

    init(lamps: [Softbox], ceiling: Vector, walls: Vector, floor: Vector, exposure: Float = 1) {
        (self.lamps, self.ceiling, self.walls, self.floor, self.exposure) = (lamps, ceiling, walls, floor, exposure)
    }

    /// A room of the same light on all sides, for pictures that turn.
    init(lamps: [Softbox], room: Vector, exposure: Float = 1) {
        self.init(lamps: lamps, ceiling: room, walls: room, floor: room, exposure: exposure)
    }

    /// The room's light along `direction`, without lamps.
    @inline(__always) func room(along direction: Vector, spread: Float) -> Vector {
        let soft = 0.35 + spread
        let up = direction.y / (direction.y * direction.y + soft * soft).squareRoot()
        return up > 0 ? mix(walls, ceiling, up) : mix(walls, floor, -up)
    }
}
