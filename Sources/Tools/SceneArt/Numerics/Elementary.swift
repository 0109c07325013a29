// SPDX-License-Identifier: MIT

/// Sine, cosine, arc tangent and powers from + − × ÷ √ alone.
///
/// Foundation's functions differ in the last bit between platforms, and one bit can change a pixel. IEEE 754 defines
/// + − × ÷ √ exactly, so results are identical on every machine. Swift does not contract a multiplication and an
/// addition into one operation.
///
/// Relative errors are below 1e-10, far below the resolution of 8-bit images.
package enum Elementary {
    /// sin(x) for |x| below about 1e6 radians.
    package static func sin(_ x: Double) -> Double { quarter(x, 0) }

    /// cos(x) for |x| below about 1e6 radians.
    package static func cos(_ x: Double) -> Double { quarter(x, 1) }

    /// The angle of the point (x, y) from +x towards +y, in −π…π; 0 at the origin.
    package static func atan2(_ y: Double, _ x: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let (low, high) = (min(ax, ay), max(ax, ay))
        guard high > 0 else { return 0 }
        // Halves the angle twice, so that the series' argument is at most tan(π/16) ≈ 0.199.
        var t = low / high
        t = t / (1 + (1 + t * t).squareRoot())
        t = t / (1 + (1 + t * t).squareRoot())
        let s = t * t
        var angle = 4 * t * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s / 13))))))
        if ay > ax { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? -angle : angle
    }

    /// 2 to the power of x. Returns 0 below −120; clamps x to 120.
    package static func exp2(_ x: Double) -> Double {
        guard x > -120 else { return 0 }
        let x = min(x, 120)
        let whole = x.rounded()
        let f = (x - whole) * 0.6931471805599453  // |f| ≤ 0.3466
        let series =
            1 + f * (1 + f / 2 * (1 + f / 3 * (1 + f / 4 * (1 + f / 5 * (1 + f / 6 * (1 + f / 7 * (1 + f / 8)))))))
        return Double(sign: .plus, exponent: Int(whole), significand: series)
    }

    /// The binary logarithm of a positive, finite number.
    package static func log2(_ x: Double) -> Double {
        var m = x.significand  // 1 ..< 2
        var e = Double(x.exponent)
        if m > 1.4142135623730951 { m /= 2; e += 1 }
        let t = (m - 1) / (m + 1)  // |t| ≤ 0.1716
        let s = t * t
        let series = t * (1 + s * (1 / 3 + s * (1 / 5 + s * (1 / 7 + s * (1 / 9 + s * (1 / 11 + s / 13))))))
        return e + series * 2.8853900817779268  // 2 / ln 2
    }

    /// `base` to the power of `exponent`; 0 for bases ≤ 0.
    package static func pow(_ base: Double, _ exponent: Double) -> Double {
        base > 0 ? exp2(exponent * log2(base)) : 0
    }

    /// e to the power of x. Returns 0 below about −83; clamps x to about 83.
    package static func exp(_ x: Double) -> Double { exp2(x * 1.4426950408889634) }

    /// sin(x + turns · π/2): reduces x to ±π/4 and evaluates the sine or cosine series.
    private static func quarter(_ x: Double, _ turns: Int) -> Double {
        let n = (x * (2 / Double.pi)).rounded()
        let r = (x - n * 1.5707963267341256) - n * 6.077100506506192e-11  // π/2 in two parts
        let s = r * r
        switch (Int(n) + turns) & 3 {
        case 0: return sine(r, s)
        case 1: return cosine(s)
        case 2: return -sine(r, s)
        default: return -cosine(s)
        }
    }

    private static func sine(_ r: Double, _ s: Double) -> Double {
        r * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156))))))
    }

    private static func cosine(_ s: Double) -> Double {
        1 - s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56 * (1 - s / 90 * (1 - s / 132 * (1 - s / 182))))))
    }
}

func sin(_ x: Float) -> Float { Float(Elementary.sin(Double(x))) }
func cos(_ x: Float) -> Float { Float(Elementary.cos(Double(x))) }
func atan2(_ y: Float, _ x: Float) -> Float { Float(Elementary.atan2(Double(y), Double(x))) }
func exp(_ x: Float) -> Float { Float(Elementary.exp(Double(x))) }
