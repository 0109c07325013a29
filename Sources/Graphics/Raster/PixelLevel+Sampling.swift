// SPDX-License-Identifier: MIT

import CKernels
import Foundation
import Geometry

extension samples_row {
    /// A row of device pixels, mapped into an image.
    ///
    /// - Parameters:
    ///   - inverse: Maps the device to the image's pixels.
    ///   - middle: The y coordinate of the row's centre on the device.
    ///   - unit: The length of an image pixel in the units of the result.
    ///   - width, height: The size of the image.
    init(_ inverse: ProjectionTransform, middle py: Double, unit: Double, width: Int, height: Int) {
        // u0, v0 and w0 are computed for the centre of column 0, and the kernels add multiples of du, dv and dw. A
        // pixel therefore gets the same coordinate in every span.
        let px = 0.5
        self.init(
            u0: (px * inverse.m11 + py * inverse.m21 + inverse.m31) * unit,
            v0: (px * inverse.m12 + py * inverse.m22 + inverse.m32) * unit,
            w0: px * inverse.m13 + py * inverse.m23 + inverse.m33,
            du: inverse.m11 * unit, dv: inverse.m12 * unit, dw: inverse.m13,
            right: Double(width) * unit, bottom: Double(height) * unit, offset: 0.5 - Double(samples_unit) / 2,
            ahead: 0)
    }

    /// A row of device pixels, mapped into a mipmap of an image, in the kernels' units.
    init(_ inverse: ProjectionTransform, y: Int, level: Int, of picture: PixelLevel) {
        self.init(
            inverse, middle: Double(y) + 0.5, unit: Double(samples_unit) / Double(1 << level), width: picture.width,
            height: picture.height)
    }
}

extension ProjectionTransform {
    private static let farthestStep = 64.0

    /// The step in the mipmap `level` from the place of a device pixel to that of the pixel below it. In whole mipmap
    /// pixels; nil above `farthestStep`. The transform must map the device to the image. Used only for prefetching.
    package func rowStep(atX x: Double, y: Double, level: Int) -> SIMD2<Int>? {
        let step = derivatives(atX: x, y: y).y / Double(1 << level)
        // The comparison also rejects NaN.
        guard abs(step.x) < Self.farthestStep, abs(step.y) < Self.farthestStep else { return nil }
        return SIMD2(Int(step.x.rounded()), Int(step.y.rounded()))
    }
}

extension samples_image {
    /// The distance in memory, in pixels, of a step by columns and rows.
    func pixels(_ step: SIMD2<Int>) -> Int { step.y * Int(stride) + step.x }
}

extension PixelLevel {
    /// The level in the form that kernels take.
    var samples: samples_image {
        samples_image(
            base: base, width: Int32(width), height: Int32(height), stride: Int32(stride), column: 0,
            occupied: nil)
    }

    /// Samples pixels of a row bicubically, each from 4×4 pixels around its centre.
    func bicubic(
        _ pixels: UnsafeMutablePointer<UInt32>, _ inverse: ProjectionTransform, x: Int, y: Int, count: Int
    ) {
        let right = Double(width), bottom = Double(height)
        for i in 0..<count {
            let px = Double(x + i) + 0.5, py = Double(y) + 0.5
            let w = inverse.isAffine ? 1 : max(px * inverse.m13 + py * inverse.m23 + inverse.m33, 1e-9)
            let u = (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w
            let v = (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w
            // NaN becomes 0.
            pixels[i] = bicubic(u > 0 ? (u < right ? u : right) : 0, v > 0 ? (v < bottom ? v : bottom) : 0)
        }
    }

    /// Catmull–Rom interpolation over 4×4 pixels, for enlarged images.
    func bicubic(_ u: Double, _ v: Double) -> UInt32 {
        let x = u - 0.5, y = v - 0.5
        let left = Int(x + 1) - 1, top = Int(y + 1) - 1
        let wx = Self.catmullRom(Float(x - Double(left))), wy = Self.catmullRom(Float(y - Double(top)))
        var sum = SIMD4<Float>.zero
        for j in 0..<4 {
            let row = base + min(max(top + j - 1, 0), height - 1) * stride
            var line = SIMD4<Float>.zero
            for i in 0..<4 {
                let p = row[min(max(left + i - 1, 0), width - 1)]
                let c = SIMD4<Float>(
                    Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
                line += c * wx[i]
            }
            sum += line * wy[j]
        }
        // Clamps the overshoot: no component may exceed alpha.
        let alpha = min(max(sum.w, 0), 255)
        func byte(_ c: Float) -> UInt32 { UInt32(min(max(c, 0), alpha) + 0.5) }
        return byte(sum.x) | byte(sum.y) << 8 | byte(sum.z) << 16 | byte(alpha) << 24
    }

    private static func catmullRom(_ t: Float) -> SIMD4<Float> {
        let t2 = t * t, t3 = t2 * t
        return SIMD4(
            -0.5 * t + t2 - 0.5 * t3, 1 - 2.5 * t2 + 1.5 * t3, 0.5 * t + 2 * t2 - 1.5 * t3, 0.5 * t3 - 0.5 * t2)
    }
}
