// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing

/// Colours in a form that is interpolated linearly: three premultiplied components of a space, and alpha.
enum MixedColors {
    static func mixable(_ color: RGBAColor, _ space: GradientColorSpace) -> SIMD4<Double> {
        let components = [color.red, color.green, color.blue].map { $0.isFinite ? Double($0) : 0 }
        let a = Colors.unit(Double(color.alpha))
        switch space {
        case .device:
            return SIMD4(components[0] * a, components[1] * a, components[2] * a, a)
        case .perceptual:
            let roots = OKLab.coneRoots(
                TransferFunction.linear(components[0]), TransferFunction.linear(components[1]),
                TransferFunction.linear(components[2]))
            return SIMD4(roots.x * a, roots.y * a, roots.z * a, a)
        }
    }

    /// Converts to sRGB-encoded components that are not premultiplied, with alpha last.
    static func encoded(_ mixed: SIMD4<Double>, _ space: GradientColorSpace) -> SIMD4<Double> {
        let a = mixed.w
        guard a > 0 else { return .zero }
        let c = SIMD3(mixed.x, mixed.y, mixed.z) / a
        switch space {
        case .device:
            return SIMD4(c, a)
        case .perceptual:
            let light = OKLab.linear(coneRoots: c)
            return SIMD4(
                TransferFunction.encoded(light.x), TransferFunction.encoded(light.y), TransferFunction.encoded(light.z),
                a)
        }
    }

    static func pixel(_ mixed: SIMD4<Double>, _ space: GradientColorSpace) -> UInt32 {
        let c = encoded(mixed, space)
        return Colors.pixel(c.x, c.y, c.z, c.w)
    }
}
