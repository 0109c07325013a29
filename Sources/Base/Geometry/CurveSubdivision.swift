// SPDX-License-Identifier: MIT

import Foundation

/// Subdivides curves into chords of equal parameter length.
///
/// The count is Wang's bound: the distance of a curve of degree n from its chord over a parameter step δ is at most
/// n(n−1)/8 · δ² · (largest second difference of its control points). For circular arcs it is within 6 % of the least
/// possible count. It costs two square roots per curve and no recursion.
enum CurveSubdivision {
    /// The maximum number of chords per curve. It suffices for a quarter circle with a radius of 20 million pixels.
    static let most = 8192.0

    @inline(__always)
    static func quadCount(
        _ p0: SIMD2<Double>, _ c: SIMD2<Double>, _ p1: SIMD2<Double>, tolerance: Double
    ) -> Int {
        let second = p0 - 2 * c + p1
        return count(0.25 * second.length / tolerance)
    }

    @inline(__always)
    static func cubicCount(
        _ p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ p1: SIMD2<Double>, tolerance: Double
    ) -> Int {
        let (a, b) = (p0 - 2 * c1 + c2, c1 - 2 * c2 + p1)
        return count(0.75 * max(a.dot(a), b.dot(b)).squareRoot() / tolerance)
    }

    @inline(__always)
    private static func count(_ squared: Double) -> Int {
        squared <= 1 ? 1 : Int(min(squared.squareRoot(), most - 1)) + 1
    }

    // B″ is the curve's second derivative. The middle of a chord over the parameter step δ is B″δ²/8 away from the
    // curve; the average distance is two thirds of that. Moving the inner points outwards by the average, B″δ²/12,
    // gives the polygon the area of the curve. B″ is linear, so the moved points lie on a curve of the same degree with
    // other coefficients. Both end points stay, because other curves begin there.

    /// Appends the curve's points at the parameters 1/n, 2/n, … and its end point, where n is `count`.
    ///
    /// - Parameter balanced: Whether inner points lie slightly outside the curve, so that the polygon encloses the same
    ///   area as the curve.
    @inline(__always)
    static func appendQuad(
        _ p0: SIMD2<Double>, _ c: SIMD2<Double>, _ p1: SIMD2<Double>, count: Int, balanced: Bool,
        to points: inout [SIMD2<Double>]
    ) {
        let (a, b) = (p0 - 2 * c + p1, 2 * (c - p0))
        let step = 1 / Double(count)
        let start = balanced ? p0 - a * (step * step / 6) : p0
        for i in 1..<max(count, 1) {
            let t = Double(i) * step
            points.append((a * t + b) * t + start)
        }
        points.append(p1)
    }

    @inline(__always)
    static func appendCubic(
        _ p0: SIMD2<Double>, _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ p1: SIMD2<Double>, count: Int, balanced: Bool,
        to points: inout [SIMD2<Double>]
    ) {
        let a = p1 - p0 + 3 * (c1 - c2)
        let b = 3 * (p0 - 2 * c1 + c2)
        let step = 1 / Double(count)
        var (c, start) = (3 * (c1 - p0), p0)
        if balanced {
            c -= a * (step * step / 2)
            start -= b * (step * step / 6)
        }
        for i in 1..<max(count, 1) {
            let t = Double(i) * step
            points.append(((a * t + b) * t + c) * t + start)
        }
        points.append(p1)
    }
}
