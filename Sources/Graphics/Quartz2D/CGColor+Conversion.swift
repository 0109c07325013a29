// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation

extension CGColor {
    /// Converts through sRGB, which clips colours outside of its gamut.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        let color = rgba
        var light = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
        if colorSpace.isGray {
            light = SIMD3(repeating: 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)
        } else if colorSpace.isWide || colorSpace.isLinear {
            light = SIMD3(
                TransferFunction.linear(light.x), TransferFunction.linear(light.y), TransferFunction.linear(light.z))
            if colorSpace.isWide {
                // Converts linear sRGB to linear Display P3.
                light = SIMD3(
                    0.822_461_969 * light.x + 0.177_538_031 * light.y,
                    0.033_194_199 * light.x + 0.966_805_801 * light.y,
                    0.017_082_631 * light.x + 0.072_397_442 * light.y + 0.910_519_927 * light.z)
                light = SIMD3(
                    TransferFunction.encoded(light.x), TransferFunction.encoded(light.y),
                    TransferFunction.encoded(light.z))
            }
        }
        let values = colorSpace.isGray ? [light.x] : [light.x, light.y, light.z]
        return CGColor(colorSpace: colorSpace, components: values.map { CGFloat($0) } + [CGFloat(color.alpha)])
    }
}
