// SPDX-License-Identifier: MIT

import ColorSpaces

/// A colour in OKLab, where colours at equal distances look equally different. White has L = 1.
struct PerceivedColor {
    private let components: SIMD3<Double>

    /// - Parameter pixel: An opaque, sRGB-encoded pixel. Its alpha is ignored.
    init(_ pixel: SIMD4<Int32>) {
        let light = TransferFunction.lightOfBytes
        let roots = OKLab.coneRoots(light[Int(pixel.x)], light[Int(pixel.y)], light[Int(pixel.z)])
        components = OKLab.lab(coneRoots: roots)
    }

    func distance(to other: PerceivedColor) -> Double {
        let difference = components - other.components
        return (difference * difference).sum().squareRoot()
    }

    /// The OKLab distance between two premultiplied pixels: the larger of the distances on black and on white.
    static func distance(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Double {
        let (p, q) = (SIMD4<Int32>(truncatingIfNeeded: a), SIMD4<Int32>(truncatingIfNeeded: b))
        let onBlack = PerceivedColor(p).distance(to: PerceivedColor(q))
        guard p.w < 255 || q.w < 255 else { return onBlack }
        let limit = SIMD4<Int32>(repeating: 255)
        let (r, s) = (pointwiseMin(p &+ (255 - p.w), limit), pointwiseMin(q &+ (255 - q.w), limit))
        return max(onBlack, PerceivedColor(r).distance(to: PerceivedColor(s)))
    }
}
