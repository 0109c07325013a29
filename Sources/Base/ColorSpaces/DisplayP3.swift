// SPDX-License-Identifier: MIT

/// Display P3: the transfer function and white point of sRGB with wider primaries.
package enum DisplayP3 {
    /// Converts linear light to the primaries of sRGB; colours outside sRGB get components below 0 or above 1.
    @inlinable package static func linearSRGB(_ red: Double, _ green: Double, _ blue: Double) -> SIMD3<Double> {
        SIMD3(
            1.2249 * red - 0.2247 * green, -0.0420 * red + 1.0419 * green,
            -0.0197 * red - 0.0786 * green + 1.0979 * blue)
    }
}
