// SPDX-License-Identifier: MIT

import ColorSpaces

/// Maps unbounded linear light to displayable colours.
enum ToneCurve {
    /// A photographic curve on linear light: a toe that deepens shadows and a shoulder that reaches white at `white`.
    @inline(__always) static func apply(_ light: Vector) -> Vector {
        let white: Float = 4
        let x = Vector(max(light.x, 0), max(light.y, 0), max(light.z, 0))
        let shoulder = x * (x / (white * white) + 1) / (x + 1)
        let y = shoulder * (shoulder + 0.02) / (shoulder + 0.06) * 1.04
        return Vector(min(y.x, 1), min(y.y, 1), min(y.z, 1))
    }

    /// Encodes a linear component as sRGB, 0…1.
    static func encode(_ x: Float) -> Float {
        Float(TransferFunction.encoded(Double(min(max(x, 0), 1))))
    }

    /// Decodes an sRGB component to linear light.
    static func decode(_ x: Float) -> Float {
        Float(TransferFunction.linear(Double(x)))
    }

    /// Converts an sRGB colour, 0xRRGGBB, to linear light.
    static func linear(_ hex: UInt32) -> Vector {
        Vector(
            decode(Float(hex >> 16 & 255) / 255), decode(Float(hex >> 8 & 255) / 255), decode(Float(hex & 255) / 255))
    }
}
