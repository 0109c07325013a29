import Drawing
import Foundation

/// sRGB encoding and the premultiplied bytes that pixels are made of.
enum Colors {
    /// Premultiplied RGBA bytes, red lowest. Components are clamped to 0…1 first; anything that is not a number is 0.
    static func pixel(_ color: RGBAColor, opacity: Double = 1) -> UInt32 {
        pixel(
            Double(color.red), Double(color.green), Double(color.blue), unit(Double(color.alpha)) * unit(opacity))
    }

    /// Components are not premultiplied; `alpha` is.
    static func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
        let a = unit(alpha) * 255
        return UInt32(unit(red) * a + 0.5) | UInt32(unit(green) * a + 0.5) << 8 | UInt32(unit(blue) * a + 0.5) << 16
            | UInt32(a + 0.5) << 24
    }

    static func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }

    /// Linear light from sRGB encoding, mirrored for negative values.
    static func linear(_ encoded: Double) -> Double {
        let c = abs(encoded)
        let l = c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -l : l
    }

    /// sRGB encoding of linear light, mirrored for negative values.
    static func encoded(_ linear: Double) -> Double {
        let l = abs(linear)
        let c = l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
        return linear < 0 ? -c : c
    }

    /// Cube roots of the cone responses (the inside of OKLab), from linear sRGB.
    static func coneRoots(_ r: Double, _ g: Double, _ b: Double) -> SIMD3<Double> {
        SIMD3(
            cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
            cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
            cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b))
    }

    /// Linear sRGB from the cube roots of the cone responses.
    static func linear(coneRoots root: SIMD3<Double>) -> SIMD3<Double> {
        let c = root * root * root
        return SIMD3(
            4.076741695404 * c.x - 3.307711601257 * c.y + 0.230969935656 * c.z,
            -1.268437981606 * c.x + 2.609757423401 * c.y - 0.341319382191 * c.z,
            -0.004196086433 * c.x - 0.703418612480 * c.y + 1.707614660263 * c.z)
    }
}
