// SPDX-License-Identifier: MIT

import Foundation

extension Path {
    /// Exact for curves: control points do not count. `CGRect.null` for an empty path.
    public var boundingRect: CGRect {
        guard !elements.isEmpty else { return .null }
        var low = SIMD2<Double>(repeating: .infinity)
        var high = -low
        func include(_ p: SIMD2<Double>) {
            low = pointwiseMin(low, p)
            high = pointwiseMax(high, p)
        }
        var start = SIMD2<Double>.zero
        var current = SIMD2<Double>.zero
        for element in elements {
            switch element {
            case .move(let p):
                start = SIMD2(p)
                current = start
                include(current)
            case .line(let p):
                current = SIMD2(p)
                include(current)
            case .quadCurve(let p, let c):
                let (c, end) = (SIMD2<Double>(c), SIMD2<Double>(p))
                // On each axis, the derivative is 0 where (current − 2c + end) · t = current − c.
                let (a, b) = (current - 2 * c + end, current - c)
                for t in [b.x / a.x, b.y / a.y] where t > 0 && t < 1 {
                    include(current * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + end * (t * t))
                }
                current = end
                include(current)
            case .curve(let p, let c1, let c2):
                let (c1, c2, end) = (SIMD2<Double>(c1), SIMD2<Double>(c2), SIMD2<Double>(p))
                if !isInside(c1, current, end) || !isInside(c2, current, end) {
                    let a = end - current + 3 * (c1 - c2)
                    let b = current - 2 * c1 + c2
                    let c = c1 - current
                    for t in roots(a.x, b.x, c.x) + roots(a.y, b.y, c.y) where t > 0 && t < 1 {
                        let upper: SIMD2<Double> = (a * t + 3 * b) * t
                        include((upper + 3 * c) * t + current)
                    }
                }
                current = end
                include(current)
            case .closeSubpath:
                current = start
            }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether `c` lies in the box between `a` and `b`. A curve stays in this box if all of its control points do.
    private func isInside(_ c: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        let (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
        return c.x >= low.x && c.y >= low.y && c.x <= high.x && c.y <= high.y
    }

    /// The roots of a t² + 2 b t + c = 0, without cancellation.
    private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [q / a, c / q]
    }
}
