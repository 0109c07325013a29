// SPDX-License-Identifier: MIT

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function y(x).
///
/// Evaluation solves x(u) = x for the curve parameter u. Newton's method needs three or four steps. If Newton's method
/// leaves the interval, or if the slope vanishes, bisection replaces it. As in SwiftUI, the result is rounded to a
/// multiple of 2⁻²⁰, which hides the solver's last bits.
struct CubicTiming: Sendable, Hashable {
    /// The x of the first control point, in 0…1.
    let x1: Double
    /// The y of the first control point; not limited to 0…1.
    let y1: Double

    /// The x of the second control point, in 0…1.
    let x2: Double
    /// The y of the second control point; not limited to 0…1.
    let y2: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// The curve's y at `x` in 0…1.
    func value(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        let y = Self.point(y1, y2, at: parameter(atX: x))
        return (y * 0x1p20).rounded() * 0x1p-20
    }

    /// The curve's slope dy/dx at `x` in 0…1.
    func velocity(at x: Double) -> Double {
        let u = x <= 0 ? 0 : x >= 1 ? 1 : parameter(atX: x)
        let run = Self.slope(x1, x2, at: u)
        let rise = Self.slope(y1, y2, at: u)
        if run > 1e-9 { return rise / run }
        if abs(rise) > 1e-9 { return rise < 0 ? -.infinity : .infinity }
        // Both slopes are 0 where a control point equals its end point. By l'Hôpital's rule, dy/dx is then the quotient
        // of the second derivatives.
        let runChange = Self.slopeChange(x1, x2, at: u)
        let riseChange = Self.slopeChange(y1, y2, at: u)
        return runChange == riseChange ? 1 : riseChange / runChange
    }

    /// The curve parameter u with x(u) = x.
    private func parameter(atX x: Double) -> Double {
        var u = x
        for _ in 0..<8 {
            let error = Self.point(x1, x2, at: u) - x
            if abs(error) < 1e-12 { return u }
            let slope = Self.slope(x1, x2, at: u)
            if slope < 1e-6 { break }
            u -= error / slope
            if u < 0 || u > 1 { break }
        }
        var low = 0.0
        var high = 1.0
        while high - low > 1e-13 {
            let middle = (low + high) / 2
            if Self.point(x1, x2, at: middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// One coordinate of a Bézier curve from 0 to 1 with the inner control values `a` and `b`, in Bernstein form.
    private static func point(_ a: Double, _ b: Double, at u: Double) -> Double {
        let v = 1 - u
        return u * (3 * v * (v * a + u * b) + u * u)
    }

    private static func slope(_ a: Double, _ b: Double, at u: Double) -> Double {
        let v = 1 - u
        return 3 * (v * v * a + 2 * v * u * (b - a) + u * u * (1 - b))
    }

    private static func slopeChange(_ a: Double, _ b: Double, at u: Double) -> Double {
        6 * ((1 - u) * (b - 2 * a) + u * (1 - 2 * b + a))
    }
}
