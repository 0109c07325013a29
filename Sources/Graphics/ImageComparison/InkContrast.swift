// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The contrast of a text or symbol with the pixels behind it, by WCAG 2.2.
package struct InkContrast {
    /// The ratio, from 1 to 21, that nine tenths of the letters' pixels reach.
    package var ratio: Double
    /// The colour of the letters where the contrast with `background` is `ratio`. Components are sRGB from 0 to 1.
    package var foreground: SIMD3<Double>
    package var background: SIMD3<Double>

    /// The contrast ratio of WCAG: (L1 + 0.05) / (L2 + 0.05), where L1 is the greater relative luminance.
    package static func ratio(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    /// The relative luminance of a colour with components from 0 to 1.
    package static func luminance(_ color: SIMD3<Double>) -> Double {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
}
