// SPDX-License-Identifier: MIT

/// Cube and fifth roots, which the transfer functions of colour spaces need.
///
/// The C library's `pow` and `cbrt` are not used, because the last bit of their results depends on the processor, and a
/// pixel may depend on that bit. IEEE 754 defines + − × ÷ and √ exactly, and Swift never fuses a multiplication and an
/// addition implicitly. Results are within 2 units in the last place.
package enum Roots {
    /// The cube root, also of negative numbers. Magnitudes below 2⁻⁹⁰⁰ give 0.
    @inlinable package static func cube(_ x: Double) -> Double {
        let magnitude = abs(x)
        guard magnitude >= 0x1p-900, magnitude < .infinity else { return magnitude < 0x1p-900 ? 0 : x }
        // A third of the bit pattern has a third of the exponent, which estimates the root within 5 %. Each of Halley's
        // steps triples the number of correct digits. The final Newton step adds a small correction only, so it has the
        // smallest rounding error.
        var root = Double(bitPattern: magnitude.bitPattern / 3 + 0x2A9F_8000_0000_0000)
        for _ in 0..<2 {
            let cube = root * root * root
            root *= (cube + 2 * magnitude) / (2 * cube + magnitude)
        }
        root -= (root * root * root - magnitude) / (3 * root * root)
        return x < 0 ? -root : root
    }

    /// The fifth root, also of negative numbers. Magnitudes below 2⁻⁹⁰⁰ give 0.
    @inlinable package static func fifth(_ x: Double) -> Double {
        let magnitude = abs(x)
        guard magnitude >= 0x1p-900, magnitude < .infinity else { return magnitude < 0x1p-900 ? 0 : x }
        var root = Double(bitPattern: magnitude.bitPattern / 5 + 0x3325_0000_0000_0000)
        for _ in 0..<3 {
            let power = root * root * root * root * root
            root *= (2 * power + 3 * magnitude) / (3 * power + 2 * magnitude)
        }
        let square = root * root
        root -= (square * square * root - magnitude) / (5 * square * square)
        return x < 0 ? -root : root
    }
}
