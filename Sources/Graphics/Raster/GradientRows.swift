// SPDX-License-Identifier: MIT

import CKernels
import Drawing
import Foundation
import Geometry

/// A row source for gradients: maps a device pixel to content coordinates, to a position on the gradient, to a colour.
struct GradientRows: RowSource {
    enum Shape {
        /// `t = x·dx + y·dy + start`
        case linear(dx: Double, dy: Double, start: Double)
        /// `t = |((x, y) − center) · scale| · factor + start`; a factor of 0 is a hard edge at the distance `start`.
        case radial(center: SIMD2<Double>, scale: SIMD2<Double>, factor: Double, start: Double)
        /// `t = (angle − start) / span`. All three are in turns; the angle is clockwise from +x. If reversed, the
        /// position is `1 − t`.
        case angular(center: SIMD2<Double>, start: Double, span: Double, reversed: Bool)
    }

    let table: GradientTable
    let shape: Shape
    /// Maps the device to the content.
    let inverse: ProjectionTransform
    let isAffine: Bool
    private let kernel: Kernel

    /// The kernel that computes pixels, with its parameters in device pixels.
    private enum Kernel {
        case linear(dx: Double, dy: Double, start: Double)
        case radial(gradient_circle)
        case angular(gradient_turn)
        /// Computes each position by the formula of `Shape`, then looks up its colour.
        case general
    }

    /// nil if `transform` is singular, because then nothing is visible.
    init?(table: GradientTable, shape: Shape, transform: ProjectionTransform) {
        var inverse = transform
        guard inverse.invert() else { return nil }
        if transform.isAffine {
            inverse.m13 = 0
            inverse.m23 = 0
            inverse.m33 = 1
        }
        self.table = table
        self.shape = shape
        self.inverse = inverse
        isAffine = transform.isAffine
        kernel = isAffine ? Self.kernel(of: shape, inverse) : .general
    }

    private static func kernel(of shape: Shape, _ inverse: ProjectionTransform) -> Kernel {
        switch shape {
        case .linear(let dx, let dy, let start):
            return .linear(
                dx: inverse.m11 * dx + inverse.m12 * dy, dy: inverse.m21 * dx + inverse.m22 * dy,
                start: inverse.m31 * dx + inverse.m32 * dy + start)
        // The radial kernel has single precision. Hard edges (`factor` 0) and very narrow rings (large `start`) take
        // the general kernel instead, which has double precision.
        case .radial(let center, let scale, let factor, let start) where factor != 0 && abs(start) < 1000:
            return .radial(
                gradient_circle(
                    ux: inverse.m11 * scale.x, uy: inverse.m21 * scale.x, u: (inverse.m31 - center.x) * scale.x,
                    vx: inverse.m12 * scale.y, vy: inverse.m22 * scale.y, v: (inverse.m32 - center.y) * scale.y,
                    factor: factor, start: start))
        // The angular kernel has single precision. Very narrow sectors take the general kernel instead, which has
        // double precision.
        case .angular(let center, let start, let span, let reversed) where span > 0.02:
            return .angular(
                gradient_turn(
                    ux: inverse.m11, uy: inverse.m21, u: inverse.m31 - center.x, vx: inverse.m12, vy: inverse.m22,
                    v: inverse.m32 - center.y, start: start, span: span, reversed: reversed ? 1 : 0))
        case .radial, .angular:
            return .general
        }
    }

    /// The gradient and its geometry; nil for other paints.
    static func shape(of paint: Paint) -> (ResolvedGradient, Shape)? {
        switch paint {
        case .color, .mesh, .backdrop:
            return nil
        case .linearGradient(let gradient, let start, let end):
            let dx = end.x - start.x, dy = end.y - start.y
            let square = dx * dx + dy * dy
            // A gradient whose start and end coincide shows its end colour everywhere.
            guard square > 0, square.isFinite else { return (gradient, .linear(dx: 0, dy: 0, start: 1e9)) }
            return (
                gradient,
                .linear(dx: dx / square, dy: dy / square, start: -(start.x * dx + start.y * dy) / square)
            )
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            return (
                gradient,
                radial(center, SIMD2<Double>(1, 1), from: startRadius, to: endRadius)
            )
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            guard radii.width != 0, radii.height != 0 else { return (gradient, .linear(dx: 0, dy: 0, start: 1e9)) }
            return (
                gradient,
                radial(center, SIMD2<Double>(1 / radii.width, 1 / radii.height), from: startFraction, to: endFraction)
            )
        case .angularGradient(let gradient, let center, let startAngle, let endAngle):
            let turn = 2 * Double.pi
            let from = startAngle.radians / turn, to = endAngle.radians / turn
            let first = min(from, to)
            return (
                gradient,
                .angular(
                    center: SIMD2<Double>(center.x, center.y), start: first - first.rounded(.down),
                    span: abs(to - from),
                    reversed: to < from)
            )
        }
    }

    private static func radial(
        _ center: CGPoint, _ scale: SIMD2<Double>, from start: Double, to end: Double
    ) -> Shape {
        let c = SIMD2<Double>(center.x, center.y)
        guard start != end else { return .radial(center: c, scale: scale, factor: 0, start: start) }
        let factor = 1 / (end - start)
        return .radial(center: c, scale: scale, factor: factor, start: -start * factor)
    }

    var isOpaque: Bool { table.isOpaque }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        table.withColors { colors in
            switch kernel {
            case .linear(let dx, let dy, let start):
                gradient_linear(row, x, count, dx, (Double(y) + 0.5) * dy + start, colors)
            case .radial(var circle):
                gradient_radial(row, table.places, table.memory, x, y, count, &circle, colors)
            case .angular(var turn):
                gradient_angular(row, table.places, table.memory, x, y, count, &turn, colors)
            case .general:
                evaluate(table.places, x: x, y: y, count: count)
                gradient_look_up(row, table.places, count, colors)
            }
        }
    }

    private func evaluate(_ t: UnsafeMutablePointer<Float>, x: Int, y: Int, count: Int) {
        // `u0`, `v0` and `w0` are constant along the row. Each pixel is computed from them and its column number alone,
        // so that it has the same position in every span.
        let py = Double(y) + 0.5
        let u0 = py * inverse.m21 + inverse.m31
        let v0 = py * inverse.m22 + inverse.m32
        let w0 = py * inverse.m23 + inverse.m33
        for i in 0..<count {
            let px = Double(x &+ i) + 0.5
            var u = px * inverse.m11 + u0
            var v = px * inverse.m12 + v0
            if !isAffine {
                let k = 1 / (px * inverse.m13 + w0)
                u *= k
                v *= k
            }
            t[i] = Float(place(u, v))
        }
    }

    @inline(__always)
    private func place(_ u: Double, _ v: Double) -> Double {
        switch shape {
        case .linear(let dx, let dy, let start):
            return u * dx + v * dy + start
        case .radial(let center, let scale, let factor, let start):
            let x = (u - center.x) * scale.x, y = (v - center.y) * scale.y
            let distance = (x * x + y * y).squareRoot()
            if factor == 0 { return distance < start ? -1e9 : 1e9 }
            return distance * factor + start
        case .angular(let center, let start, let span, let reversed):
            var turns = Self.turns(u - center.x, v - center.y) - start
            if turns < 0 { turns += 1 }
            let t: Double
            if turns < span {
                t = turns / span
            } else {
                // The gap between the end and the start is halved: the first half has the end colour, the second the
                // start colour.
                t = turns - span < (1 - span) / 2 ? 1 : 0
            }
            return reversed ? 1 - t : t
        }
    }

    /// The angle of (x, y) clockwise from +x in turns, 0 ..< 1, within 1e-8.
    ///
    /// Uses plain arithmetic, because the C library's `atan2` may differ between machines.
    @inline(__always)
    static func turns(_ x: Double, _ y: Double) -> Double {
        let ax = abs(x), ay = abs(y)
        let large = max(ax, ay), small = min(ax, ay)
        guard large > 0 else { return 0 }
        var z = small / large
        var base = 0.0
        if z > 0.41421356237309503 {
            z = (z - 1) / (z + 1)
            base = 0.125
        }
        let s = z * z
        // The series of arctan up to z¹⁷, in turns.
        var p = -1.0 / 15 + s * (1.0 / 17)
        p = 1.0 / 13 + s * p
        p = -1.0 / 11 + s * p
        p = 1.0 / 9 + s * p
        p = -1.0 / 7 + s * p
        p = 1.0 / 5 + s * p
        p = -1.0 / 3 + s * p
        var turns = base + z * (1 + s * p) * (1 / (2 * Double.pi))
        if ay > ax { turns = 0.25 - turns }
        if x < 0 { turns = 0.5 - turns }
        if y < 0 { turns = 1 - turns }
        return turns < 1 ? turns : 0
    }
}
