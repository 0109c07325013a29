// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// The matrices of SwiftUI's colour filters, for gamma-encoded components without premultiplication.
extension ColorMatrix {
    /// The weights of red, green and blue in Rec. 709.
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

    /// Adds `amount` to every component: 1 is white, −1 is black.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        let b = Float(amount)
        return ColorMatrix(red: [1, 0, 0, 0, b], green: [0, 1, 0, 0, b], blue: [0, 0, 1, 0, b])
    }

    /// Scales the components about 0.5: 1 changes nothing, 0 is grey, negative amounts invert.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        let (k, b) = (Float(amount), Float((1 - amount) / 2))
        return ColorMatrix(red: [k, 0, 0, 0, b], green: [0, k, 0, 0, b], blue: [0, 0, k, 0, b])
    }

    /// Scales the distance of each component to the luminance: 1 changes nothing, 0 is greyscale; negative amounts
    /// count as 0.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let s = Float(max(amount, 0))
        func row(_ i: Int) -> [Float] { (0..<3).map { luminance[$0] * (1 - s) + ($0 == i ? s : 0) } + [0, 0] }
        return ColorMatrix(red: row(0), green: row(1), blue: row(2))
    }

    /// Removes saturation: 0 changes nothing, 1 is greyscale; clamped to 0…1.
    package static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - min(max(amount, 0), 1)) }

    /// Rotates all hues and roughly preserves luminance.
    package static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (c, s) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        return ColorMatrix(
            red: [
                0.2126 + 0.7873 * c - 0.2126 * s, 0.7152 - 0.7152 * c - 0.7152 * s, 0.0722 - 0.0722 * c + 0.9278 * s,
                0, 0,
            ],
            green: [
                0.2126 - 0.2126 * c + 0.1430 * s, 0.7152 + 0.2848 * c + 0.1400 * s, 0.0722 - 0.0722 * c - 0.2830 * s,
                0, 0,
            ],
            blue: [
                0.2126 - 0.2126 * c - 0.7873 * s, 0.7152 - 0.7152 * c + 0.7152 * s, 0.0722 + 0.9278 * c + 0.0722 * s,
                0, 0,
            ])
    }

    /// Replaces every component `c` by `1 − c`; alpha is unchanged.
    package static var colorInvert: ColorMatrix {
        ColorMatrix(red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])
    }

    /// Multiplies all four components by the components of a colour.
    package static func colorMultiply(_ color: RGBAColor) -> ColorMatrix {
        ColorMatrix(
            red: [color.red, 0, 0, 0, 0], green: [0, color.green, 0, 0, 0], blue: [0, 0, color.blue, 0, 0],
            alpha: [0, 0, 0, color.alpha, 0])
    }

    /// Black, with the luminance as its alpha.
    package static var luminanceToAlpha: ColorMatrix {
        let zero: [Float] = [0, 0, 0, 0, 0]
        return ColorMatrix(red: zero, green: zero, blue: zero, alpha: luminance + [0, 0])
    }
}
