// SPDX-License-Identifier: MIT

import Foundation

/// A line or Bézier curve with arc length and subdivision.
enum CurvePiece {
    case line(SIMD2<Double>, SIMD2<Double>)
    case quad(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    var start: SIMD2<Double> {
        switch self {
        case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
        }
    }

    /// The path element that draws the piece from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let p): .line(to: CGPoint(p))
        case .quad(_, let c, let p): .quadCurve(to: CGPoint(p), control: CGPoint(c))
        case .cubic(_, let c1, let c2, let p):
            .curve(to: CGPoint(p), control1: CGPoint(c1), control2: CGPoint(c2))
        }
    }

    // MARK: Length

    /// The arc length from the start to parameter `t`, to about nine digits.
    func length(to t: Double) -> Double {
        if case .line(let a, let b) = self { return (b - a).length * t }
        return length(0, t, quadrature(0, t), depth: 0)
    }

    /// The arc length by adaptive quadrature: halves the interval until the sum over both halves agrees with `whole`.
    private func length(_ a: Double, _ b: Double, _ whole: Double, depth: Int) -> Double {
        let middle = (a + b) / 2
        let (left, right) = (quadrature(a, middle), quadrature(middle, b))
        if abs(left + right - whole) <= 1e-10 * whole || depth == 12 { return left + right }
        return length(a, middle, left, depth: depth + 1) + length(middle, b, right, depth: depth + 1)
    }

    /// The integral of the speed over a…b by the eight-point Gauss–Legendre rule.
    private func quadrature(_ a: Double, _ b: Double) -> Double {
        let (middle, half) = ((a + b) / 2, (b - a) / 2)
        var sum = 0.0
        for (x, weight) in gaussNodes {
            sum += weight * (velocity(middle + half * x).length + velocity(middle - half * x).length)
        }
        return sum * half
    }

    private func velocity(_ t: Double) -> SIMD2<Double> {
        switch self {
        case .line(let a, let b): return b - a
        case .quad(let p0, let c, let p1): return 2 * ((c - p0) * (1 - t) + (p1 - c) * t)
        case .cubic(let p0, let c1, let c2, let p1):
            let s = 1 - t
            return 3 * ((c1 - p0) * (s * s) + (c2 - c1) * (2 * s * t) + (p1 - c2) * (t * t))
        }
    }

    /// The parameter at arc length `distance`, given the total `length`.
    func parameter(at distance: Double, of length: Double) -> Double {
        guard length > 0 else { return 0 }
        if case .line = self { return distance / length }
        // Newton's method within a bracket. If a step leaves the bracket, bisects instead.
        var (low, high) = (0.0, 1.0)
        var t = distance / length
        for _ in 0..<60 {
            let error = self.length(to: t) - distance
            if abs(error) <= 1e-11 * length { break }
            if error > 0 { high = t } else { low = t }
            let next = t - error / velocity(t).length
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    // MARK: Cuts

    /// The part of the curve between two parameters, as a curve of the same degree.
    func part(from t0: Double, to t1: Double) -> CurvePiece {
        switch self {
        case .line(let a, let b):
            return .line(a + (b - a) * t0, a + (b - a) * t1)
        case .quad(let p0, let c, let p1):
            func blossom(_ s: Double, _ t: Double) -> SIMD2<Double> {
                let (a, b) = (p0 + (c - p0) * s, c + (p1 - c) * s)
                return a + (b - a) * t
            }
            return .quad(blossom(t0, t0), blossom(t0, t1), blossom(t1, t1))
        case .cubic(let p0, let c1, let c2, let p1):
            func blossom(_ r: Double, _ s: Double, _ t: Double) -> SIMD2<Double> {
                let (a, b, c) = (p0 + (c1 - p0) * r, c1 + (c2 - c1) * r, c2 + (p1 - c2) * r)
                let (d, e) = (a + (b - a) * s, b + (c - b) * s)
                return d + (e - d) * t
            }
            return .cubic(
                blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
        }
    }
}

/// Gauss–Legendre quadrature with eight nodes on −1…1: the positive nodes with their weights.
private let gaussNodes: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
]
