// SPDX-License-Identifier: MIT

/// The duration of a frame in APNG: a fraction of two 16-bit numbers, in seconds.
package struct FrameDelay: Equatable {
    package var numerator: Int
    package var denominator: Int

    package var seconds: Double { Double(numerator) / Double(denominator) }

    /// The longest delay in seconds.
    package static let maximum = 65_535

    /// Finds the first convergent of the continued fraction of `seconds` that is within 10⁻⁹ s. If there is none, takes
    /// the last convergent that fits 16 bits. So a duration of 1/30 s stays exact although end times are rounded.
    /// `seconds` must be in 0…65535.
    package init(_ seconds: Double) {
        // The last two convergents of the continued fraction.
        var (numerators, denominators) = ((0.0, 1.0), (1.0, 0.0))
        var rest = seconds
        while true {
            let whole = rest.rounded(.down)
            let numerator = whole * numerators.1 + numerators.0
            let denominator = whole * denominators.1 + denominators.0
            if numerator > 65_535 || denominator > 65_535 { break }
            numerators = (numerators.1, numerator)
            denominators = (denominators.1, denominator)
            if abs(numerator / denominator - seconds) < 1e-9 || rest == whole { break }
            rest = 1 / (rest - whole)
        }
        (numerator, denominator) = (Int(numerators.1), Int(denominators.1))
    }
}
