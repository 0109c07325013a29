// SPDX-License-Identifier: MIT

/// What a sample contributes to the places between samples: a sinc under a Kaiser window.
///
/// It reaches 16 zero crossings to either side. Images and aliases are 80 dB down; the table with straight lines
/// between its entries is good for 100 dB. Made of + − × ÷ √ alone: platforms' sines differ in the last bit, and the
/// mix is to have the same bytes everywhere.
struct InterpolationKernel: Sendable {
    /// In zero crossings, to either side.
    static let reach = 16
    private static let resolution = 512

    private let table: [Float]

    static let shared = InterpolationKernel()

    private init() {
        let count = Self.reach * Self.resolution
        // β: 80 dB of stop band.
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
        // Two more, so that an interpolation at the very end needs no check.
        self.table = table + [0, 0]
    }

    /// - Parameter distance: in zero crossings, 0 to `reach`.
    @inline(__always) func weight(_ distance: Double) -> Float {
        let place = distance * Double(Self.resolution)
        let index = Int(place)
        let share = Float(place - Double(index))
        return table[index] + (table[index + 1] - table[index]) * share
    }

    /// sin(πx), exact where x is whole.
    private static func sinePi(_ x: Double) -> Double {
        let whole = x.rounded()
        let r = (x - whole) * .pi
        let s = r * r
        let sine =
            r * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156 * (1 - s / 210)))))))
        return Int(whole) % 2 == 0 ? sine : -sine
    }

    /// The modified Bessel function of order 0, by its power series.
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
