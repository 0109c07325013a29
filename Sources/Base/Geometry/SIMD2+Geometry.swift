// SPDX-License-Identifier: MIT

import Foundation

/// Vector geometry. Processors add both components of a `SIMD2<Double>` in one instruction.
extension SIMD2<Double> {
    @inline(__always) init(_ p: CGPoint) { self.init(Double(p.x), Double(p.y)) }

    @inline(__always) func dot(_ o: Self) -> Double { x * o.x + y * o.y }
    /// Positive if `o` is clockwise from `self` on screen (y down).
    @inline(__always) func cross(_ o: Self) -> Double { x * o.y - y * o.x }
    @inline(__always) var length: Double { dot(self).squareRoot() }
    @inline(__always) var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
    @inline(__always) init(_ p: SIMD2<Double>) { self.init(x: p.x, y: p.y) }
}
