// SPDX-License-Identifier: MIT

import Drawing

/// Applies colour matrices to premultiplied bytes.
extension ColorMatrix {
    /// Whether transparent pixels stay transparent. If not, the matrix affects the whole target.
    var keepsTransparency: Bool { alpha[4] <= 0 }

    func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
        func column(_ i: Int) -> SIMD4<Float> { SIMD4(red[i], green[i], blue[i], alpha[i]) }
        let (r, g, b, a, constant) = (column(0), column(1), column(2), column(3), column(4))
        // The last pixel, whose result is reused if the next pixel is equal: runs of one colour are common.
        var last: UInt32 = 0
        var result = Self.pixel(constant)
        for i in 0..<count {
            let p = row[i]
            if p != last {
                last = p
                let alpha = Float(p >> 24)
                if alpha == 0 {
                    result = Self.pixel(constant)
                } else {
                    let k = 1 / alpha
                    result = Self.pixel(
                        r * (Float(p & 255) * k) + g * (Float(p >> 8 & 255) * k) + b * (Float(p >> 16 & 255) * k)
                            + a * (alpha / 255) + constant)
                }
            }
            row[i] = result
        }
    }

    /// Premultiplies components and packs them as a pixel; NaN becomes 0.
    private static func pixel(_ c: SIMD4<Float>) -> UInt32 {
        Colors.pixel(Double(c.x), Double(c.y), Double(c.z), Double(c.w))
    }
}
