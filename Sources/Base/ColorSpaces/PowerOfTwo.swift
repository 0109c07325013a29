// SPDX-License-Identifier: MIT

/// 2 to the power of `x`, with a relative error below 1e-14 and the same bits on every processor. Sums the series of
/// the exponential function. Gives infinity for x ≥ 1000 and 0 for x ≤ −1000.
public func powerOfTwo(_ x: Double) -> Double {
    guard x.isFinite, abs(x) < 1000 else { return x > 0 ? .infinity : x.isNaN ? .nan : 0 }
    let whole = x.rounded(.down)
    let y = (x - whole) * 0.693_147_180_559_945_3
    var (sum, term) = (1.0, 1.0)
    for n in 1...16 {
        term *= y / Double(n)
        sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
}
