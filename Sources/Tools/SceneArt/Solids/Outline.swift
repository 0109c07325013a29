// SPDX-License-Identifier: MIT

/// Closed polygons in the plane, y up, with the even-odd rule.
package struct Outline: Sendable {
    package var contours: [[Point]] = []

    /// An open line: it has no inside, only a distance.
    static func open(_ line: [Point]) -> Outline { Outline(contours: [line + line.reversed()]) }

    /// The outline rotated about the origin by `angle` radians, from +x towards +y.
    func turned(by angle: Float) -> Outline {
        let (s, c) = (sin(angle), cos(angle))
        return Outline(contours: contours.map { $0.map { rotate($0, sin: s, cos: c) } })
    }

    /// A closed Catmull–Rom spline through the points, with `steps` line segments from each point to the next.
    static func smooth(through knots: [Point], steps: Int = 12) -> Outline {
        let n = knots.count
        var points: [Point] = []
        for i in 0..<n {
            for step in 0..<steps {
                points.append(
                    catmullRom(
                        knots[(i + n - 1) % n], knots[i], knots[(i + 1) % n], knots[(i + 2) % n],
                        at: Float(step) / Float(steps)))
            }
        }
        return Outline(contours: [points])
    }
}

extension Outline {
    /// The dimensions of a spur gear. Radii are in the caller's unit. Widths are fractions of the pitch, which
    /// is the arc from one tooth to the next.
    package struct Gear {
        var teeth: Int
        var rootRadius: Float
        var tipRadius: Float
        /// The width of a tooth at its foot, as a fraction of the pitch at `rootRadius`. `tipWidth` is the width at the
        /// tip, as a fraction of the pitch at `tipRadius`.
        var footWidth: Float
        var tipWidth: Float
        /// The outward bulge of the flanks, as a fraction of the pitch; approximates an involute.
        var belly: Float
        /// The height of the root fillet, as a fraction of the tooth's height.
        var fillet: Float

        package init(
            teeth: Int, rootRadius: Float, tipRadius: Float, footWidth: Float = 0.72, tipWidth: Float = 0.32,
            belly: Float = 0.06, fillet: Float = 0.4
        ) {
            (self.teeth, self.rootRadius, self.tipRadius) = (teeth, rootRadius, tipRadius)
            (self.footWidth, self.tipWidth, self.belly, self.fillet) = (footWidth, tipWidth, belly, fillet)
        }
    }

    /// A spur gear with one tooth pointing to the right.
    ///
    ///      tip ___
    ///         /   \      flank: a parabola that bulges by `belly`
    ///     ___/     \___  root: an arc, joined to the flank by a fillet
    package static func gear(_ gear: Gear) -> Outline {
        let pitch = 2 * Float.pi / Float(gear.teeth)
        let height = gear.tipRadius - gear.rootRadius
        // One flank from the middle of the gap to the middle of the tip, as (angle, radius).
        var flank: [(angle: Float, radius: Float)] = []
        let steps = 20
        for step in 0...steps {
            let s = Float(step) / Float(steps)
            let t = s * s  // denser near the root, where the fillet bends
            var angle = mix(gear.footWidth, gear.tipWidth, t) / 2 + gear.belly * 2 * t * (1 - t)
            if t < gear.fillet {
                // A quarter ellipse: tangent to the flank at one end and to the root circle at the other.
                let u = 1 - t / gear.fillet
                angle += (0.5 - angle) * (1 - (1 - u * u).squareRoot())
            }
            flank.append((angle * pitch, gear.rootRadius + height * t))
        }
        var points: [Point] = []
        for tooth in 0..<gear.teeth {
            let center = Float(tooth) * pitch
            func add(_ angle: Float, _ radius: Float) {
                points.append(Point(cos(center + angle), sin(center + angle)) * radius)
            }
            for (angle, radius) in flank { add(-angle, radius) }
            add(0, gear.tipRadius)
            for (angle, radius) in flank.reversed() { add(angle, radius) }
        }
        return Outline(contours: [points])
    }
}
