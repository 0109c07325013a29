// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Interpolates points by lines and curves.
nonisolated enum CurvePath {
    /// Connects `points` by lines or curves. The path must already be at the first point.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, isUpright: Bool = false, to path: inout Path) {
        guard points.count > 1 else { return }
        switch method.method {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart, .stepCenter, .stepEnd: addSteps(points, method, isUpright, &path)
        case .cardinal(let tension):
            addSpline(points, &path) { a, b, c, d in
                let strength = (1 - tension) / 3
                return (b + (c - a) * strength, c - (d - b) * strength)
            }
        case .catmullRom(let alpha): addSpline(points, &path) { catmullRom($0, $1, $2, $3, alpha) }
        case .monotone: addMonotone(points, isUpright, &path)
        }
    }

    private static func addSteps(
        _ points: [CGPoint], _ method: InterpolationMethod, _ isUpright: Bool, _ path: inout Path
    ) {
        for (from, to) in zip(points, points.dropFirst()) {
            let part: CGFloat =
                switch method.method {
                case .stepStart: 0
                case .stepEnd: 1
                default: 0.5
                }
            if isUpright {
                let turn = from.y + (to.y - from.y) * part
                path.addLine(to: CGPoint(x: from.x, y: turn))
                path.addLine(to: CGPoint(x: to.x, y: turn))
            } else {
                let turn = from.x + (to.x - from.x) * part
                path.addLine(to: CGPoint(x: turn, y: from.y))
                path.addLine(to: CGPoint(x: turn, y: to.y))
            }
            path.addLine(to: to)
        }
    }

    /// - Parameter controls: Computes the two control points of a segment from four successive points. The segment
    ///   connects the second point with the third.
    private static func addSpline(
        _ points: [CGPoint], _ path: inout Path,
        controls: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>)
    ) {
        let all = points.map { SIMD2(Double($0.x), Double($0.y)) }
        for index in 0..<(all.count - 1) {
            let (b, c) = (all[index], all[index + 1])
            let (first, second) = controls(
                index > 0 ? all[index - 1] : b, b, c, index + 2 < all.count ? all[index + 2] : c)
            path.addCurve(
                to: points[index + 1], control1: CGPoint(x: first.x, y: first.y),
                control2: CGPoint(x: second.x, y: second.y))
        }
    }

    /// The inner control points of the cubic Bézier for the Catmull–Rom segment from `b` to `c`. The knot interval is
    /// the distance between two points to the power of `alpha`.
    private static func catmullRom(
        _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ alpha: CGFloat
    ) -> (SIMD2<Double>, SIMD2<Double>) {
        func knot(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double {
            let length = ((q - p) * (q - p)).sum().squareRoot()
            return alpha == 0.5 ? length.squareRoot() : alpha == 0 ? 1 : pow(length, Double(alpha))
        }
        let (before, between, after) = (knot(a, b), knot(b, c), knot(c, d))
        guard between > 0 else { return (b, c) }
        var (first, second) = (b, c)
        if before > 0 {
            let weight = 2 * before * before + 3 * before * between + between * between
            first = (c * (before * before) - a * (between * between) + b * weight) / (3 * before * (before + between))
        }
        if after > 0 {
            let weight = 2 * after * after + 3 * after * between + between * between
            second = (b * (after * after) - d * (between * between) + c * weight) / (3 * after * (after + between))
        }
        return (first, second)
    }

    /// Monotone cubic Hermite interpolation (Steffen 1990): no extrema except at the points.
    private static func addMonotone(_ points: [CGPoint], _ isUpright: Bool, _ path: inout Path) {
        let along = points.map { Double(isUpright ? $0.y : $0.x) },
            across = points.map { Double(isUpright ? $0.x : $0.y) }
        let steps = zip(along, along.dropFirst()).map { $1 - $0 }
        let slopes = zip(zip(across, across.dropFirst()).map { $1 - $0 }, steps).map { $1 == 0 ? 0 : $0 / $1 }
        var tangents = [Double](repeating: 0, count: points.count)
        for index in points.indices.dropFirst().dropLast() {
            let (before, after) = (slopes[index - 1], slopes[index])
            let mean = (before * steps[index] + after * steps[index - 1]) / (steps[index - 1] + steps[index])
            let sign = (before < 0 ? -1.0 : 1) + (after < 0 ? -1.0 : 1)
            let tangent = sign * min(abs(before), abs(after), 0.5 * abs(mean))
            tangents[index] = tangent.isFinite ? tangent : 0
        }
        if points.count > 2 {
            tangents[0] = (3 * slopes[0] - tangents[1]) / 2
            let last = points.count - 1
            tangents[last] = (3 * slopes[last - 1] - tangents[last - 1]) / 2
        } else {
            tangents = [slopes[0], slopes[0]]
        }
        for index in 0..<(points.count - 1) {
            let third = steps[index] / 3
            let first = (along[index] + third, across[index] + tangents[index] * third)
            let second = (along[index + 1] - third, across[index + 1] - tangents[index + 1] * third)
            path.addCurve(
                to: points[index + 1],
                control1: isUpright ? CGPoint(x: first.1, y: first.0) : CGPoint(x: first.0, y: first.1),
                control2: isUpright ? CGPoint(x: second.1, y: second.0) : CGPoint(x: second.0, y: second.1))
        }
    }
}
