// SPDX-License-Identifier: MIT

/// sRGB's transfer function between linear light and encoded components (IEC 61966-2-1), mirrored below zero so that
/// colours outside sRGB keep their sign. Display P3 uses the same function.
package enum TransferFunction {
    /// Converts an encoded component to linear light. Maps 0…1 to 0…1; the result has the sign of `encoded`.
    @inlinable package static func linear(_ encoded: Double) -> Double {
        let x = abs(encoded)
        let y = x <= 0.04045 ? x / 12.92 : power12over5((x + 0.055) / 1.055)
        return encoded < 0 ? -y : y
    }

    /// The inverse of `linear(_:)`: maps 0…1 to 0…1 and keeps the sign.
    @inlinable package static func encoded(_ linear: Double) -> Double {
        let x = abs(linear)
        let y = x <= 0.0031308 ? x * 12.92 : 1.055 * power5over12(x) - 0.055
        return linear < 0 ? -y : y
    }

    /// The linear light of each 8-bit sRGB component, from 0 to 255.
    package static let lightOfBytes: [Double] = (0...255).map { linear(Double($0) / 255) }

    /// x to the power of 2.4: the square times the square's fifth root.
    @inlinable static func power12over5(_ x: Double) -> Double {
        let square = x * x
        return square * Roots.fifth(square)
    }

    /// x to the power of 1 / 2.4 = 5 / 12: the cube root c of x, multiplied by the fourth root of c.
    @inlinable static func power5over12(_ x: Double) -> Double {
        let root = Roots.cube(x)
        return root * root.squareRoot().squareRoot()
    }
}
