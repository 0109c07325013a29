// SPDX-License-Identifier: MIT

/// A windowed-sinc interpolation kernel with a Kaiser window.
///
/// Reaches 16 zero crossings to either side. Spectral images and aliases are attenuated by 80 dB; linear interpolation
/// of the table is accurate to 100 dB. Computed from + − × ÷ √ alone, because platforms' sines differ in the last bit
/// and the mix must be identical everywhere.
struct InterpolationKernel: Sendable {
    /// The half width, in zero crossings.
    static let reach = 16
    private static let resolution = 512

    private let table: [Float]

    static let shared = InterpolationKernel()

    private init() {
        let count = Self.reach * Self.resolution
        // The Kaiser β for an 80 dB stop band.
        let beta = 8.0
        let scale = 1 / Self.besselI0(beta)
        var table: [Float] = []
        for index in 0...count {
            let x = Double(index) / Double(Self.resolution)
            let place = x / Double(Self.reach)
            let window = Self.besselI0(beta * max(1 - place * place, 0).squareRoot()) * scale
            let sinc = index == 0 ? 1 : Self.sinePi(x) / (.pi * x)
            table.append(Float(sinc * window))
        }
        // Adds two zeros, so that interpolation at the end of the table needs no bounds check.
        self.table = table + [0, 0]
    }

    /// - Parameter distance: In zero crossings, from 0 to `reach`.
    @inline(__always) func weight(_ distance: Double) -> Float {
        let place = distance * Double(Self.resolution)
        let index = Int(place)
        let share = Float(place - Double(index))
        return table[index] + (table[index + 1] - table[index]) * share
    }

    /// sin(πx), exact for whole x.
    private static func sinePi(_ x: Double) -> Double {
        let whole = x.rounded()
        let r = (x - whole) * .pi
        let s = r * r
        let sine =
            r * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156 * (1 - s / 210)))))))
        return Int(whole) % 2 == 0 ? sine : -sine
    }

    /// The modified Bessel function of order 0, from its power series.
    private static func besselI0(_ x: Double) -> Double {
        var (sum, term, k) = (1.0, 1.0, 1.0)
        while term > sum * 1e-17 {
            term *= (x / (2 * k)) * (x / (2 * k))
            sum += term
            k += 1
        }
        return sum
    }
}
