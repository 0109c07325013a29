import Foundation

/// A colour in OKLab: equal distances look equally different. L of white is 1.
struct OKLab {
    /// L, a, b, and 0.
    let components: SIMD4<Float>

    /// - Parameter pixel: encoded sRGB, opaque; the last number does not matter.
    init(_ pixel: SIMD4<Int32>) {
        let (red, green, blue) = (Self.light[Int(pixel.x)], Self.light[Int(pixel.y)], Self.light[Int(pixel.z)])
        let long = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        components = SIMD4(
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short, 0)
    }

    func distance(to other: OKLab) -> Float {
        let difference = components - other.components
        return (difference * difference).sum().squareRoot()
    }

    /// Of two premultiplied pixels: before black or before white, whichever shows more.
    static func distance(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        let (p, q) = (SIMD4<Int32>(truncatingIfNeeded: a), SIMD4<Int32>(truncatingIfNeeded: b))
        let onBlack = OKLab(p).distance(to: OKLab(q))
        guard p.w < 255 || q.w < 255 else { return Double(onBlack) }
        let limit = SIMD4<Int32>(repeating: 255)
        let (r, s) = (pointwiseMin(p &+ (255 - p.w), limit), pointwiseMin(q &+ (255 - q.w), limit))
        return Double(max(onBlack, OKLab(r).distance(to: OKLab(s))))
    }

    /// The light of each of the 256 values of sRGB.
    private static let light: [Float] = (0...255).map {
        let value = Double($0) / 255
        return Float(value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
}
