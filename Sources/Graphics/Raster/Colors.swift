// SPDX-License-Identifier: MIT

import Drawing

/// Conversions from colour components to premultiplied pixels.
enum Colors {
    /// Premultiplied RGBA bytes, red lowest. Components are clamped to 0…1; NaN becomes 0.
    static func pixel(_ color: RGBAColor, opacity: Double = 1) -> UInt32 {
        pixel(
            Double(color.red), Double(color.green), Double(color.blue), unit(Double(color.alpha)) * unit(opacity))
    }

    /// Premultiplies four straight components of 0…1 and packs them as bytes, red lowest. Clamps them first.
    static func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
        let a = unit(alpha) * 255
        return UInt32(unit(red) * a + 0.5) | UInt32(unit(green) * a + 0.5) << 8 | UInt32(unit(blue) * a + 0.5) << 16
            | UInt32(a + 0.5) << 24
    }

    static func unit(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
}
