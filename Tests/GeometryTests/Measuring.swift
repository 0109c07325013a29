// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Reference implementations of polygon measures.
extension Polylines {
    /// The sum of the contours' signed areas (shoelace formula); positive is clockwise on screen.
    var signedArea: Double {
        var sum = 0.0
        for i in 0..<count {
            guard var a = self[i].last else { continue }
            for b in self[i] {
                sum += (a.x * b.y - a.y * b.x) / 2
                a = b
            }
        }
        return sum
    }

    /// The length of all contours, including the closing edges of closed contours.
    var length: Double {
        var sum = 0.0
        for i in 0..<count {
            let points = Array(self[i])
            for j in 1..<max(points.count, 1) { sum += distance(points[j - 1], points[j]) }
            if isClosed[i], let first = points.first, let last = points.last { sum += distance(first, last) }
        }
        return sum
    }

    /// The area under the non-zero rule, summed over `rows` scan lines.
    func coveredArea(rows: Int = 2000) -> Double {
        guard let low = points.map(\.y).min(), let high = points.map(\.y).max(), high > low else { return 0 }
        let height = (high - low) / Double(rows)
        var crossings = [[(x: Double, turn: Int)]](repeating: [], count: rows)
        for i in 0..<count {
            guard var a = self[i].last else { continue }
            for b in self[i] {
                let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
                let first = max(Int(((top - low) / height - 0.5).rounded(.up)), 0)
                var row = first
                while row < rows {
                    let y = low + (Double(row) + 0.5) * height
                    if y >= bottom { break }
                    if y >= top {
                        crossings[row].append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
                    }
                    row += 1
                }
                a = b
            }
        }
        var sum = 0.0
        for row in crossings {
            var winding = 0
            var from = 0.0
            for (x, turn) in row.sorted(by: { $0.x < $1.x }) {
                if winding == 0 { from = x }
                winding += turn
                if winding == 0 { sum += x - from }
            }
        }
        return sum * height
    }

    /// The corners of the bounding box.
    var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
        var (low, high) = (points[0], points[0])
        for p in points {
            low = SIMD2(min(low.x, p.x), min(low.y, p.y))
            high = SIMD2(max(high.x, p.x), max(high.y, p.y))
        }
        return (low, high)
    }

    func nearest(_ p: SIMD2<Double>) -> Double {
        var best = Double.infinity
        for i in 0..<count {
            let points = Array(self[i])
            for j in 0..<points.count {
                let next = j + 1 < points.count ? points[j + 1] : (isClosed[i] ? points[0] : points[j])
                best = min(best, segmentDistance(p, points[j], next))
            }
        }
        return best
    }
}

func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = b - a
    return (d.x * d.x + d.y * d.y).squareRoot()
}

func segmentDistance(_ p: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let (d, v) = (b - a, p - a)
    let squared = d.x * d.x + d.y * d.y
    let t = squared > 0 ? min(max((v.x * d.x + v.y * d.y) / squared, 0), 1) : 0
    return distance(p, a + d * t)
}

/// A pseudo-random generator with a fixed seed; numbers in 0..<1.
struct Numbers {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 11) / 9_007_199_254_740_992
    }
    mutating func point(in size: Double) -> CGPoint { CGPoint(x: next() * size, y: next() * size) }
}

/// A circle around the origin.
func circle(_ radius: Double) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
}

func polyline(_ points: (Double, Double)..., closed: Bool = false) -> Path {
    Path {
        $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { $0.closeSubpath() }
    }
}
