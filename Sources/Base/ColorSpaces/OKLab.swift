// SPDX-License-Identifier: MIT

/// OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): a space in which equal distances look
/// equally different.
///
/// The conversion from linear light to Lab passes through *cone roots*: cube roots of the responses of the long, medium
/// and short cones of the eye. A linear map converts cone roots to Lab. So mixing or animating cone roots gives
/// the same colours as mixing or animating in Lab, and saves the conversion.
package enum OKLab {
    /// Converts linear sRGB, also negative components, to cone roots.
    @inlinable package static func coneRoots(_ red: Double, _ green: Double, _ blue: Double) -> SIMD3<Double> {
        SIMD3(
            Roots.cube(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
            Roots.cube(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
            Roots.cube(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue))
    }

    /// Converts cone roots to linear sRGB. Colours outside sRGB get components below 0 or above 1.
    @inlinable package static func linear(coneRoots roots: SIMD3<Double>) -> SIMD3<Double> {
        let cones = roots * roots * roots
        return SIMD3(
            4.076741695404 * cones.x - 3.307711601257 * cones.y + 0.230969935656 * cones.z,
            -1.268437981606 * cones.x + 2.609757423401 * cones.y - 0.341319382191 * cones.z,
            -0.004196086433 * cones.x - 0.703418612480 * cones.y + 1.707614660263 * cones.z)
    }

    /// Converts cone roots to lightness (1 for white) and the two axes of hue, a and b.
    @inlinable package static func lab(coneRoots roots: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            0.2104542553 * roots.x + 0.7936177850 * roots.y - 0.0040720468 * roots.z,
            1.9779984951 * roots.x - 2.4285922050 * roots.y + 0.4505937099 * roots.z,
            0.0259040371 * roots.x + 0.7827717662 * roots.y - 0.8086757660 * roots.z)
    }

    /// The inverse of `lab(coneRoots:)`.
    @inlinable package static func coneRoots(lab: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z,
            lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z,
            lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    }
}
