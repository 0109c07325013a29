// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation
import Motion

extension Color {
    /// A colour as numbers: linear light with the primaries of sRGB, not multiplied by the opacity.
    public struct Resolved: Hashable, Sendable, Codable {
        /// Red as light: 0 to 1 within sRGB, other values in wider spaces.
        public var linearRed: Float
        /// Green as light: 0 to 1 within sRGB, other values in wider spaces.
        public var linearGreen: Float
        /// Blue as light: 0 to 1 within sRGB, other values in wider spaces.
        public var linearBlue: Float
        /// 0 to 1.
        public var opacity: Float

        /// Components in a colour space, by default gamma-encoded sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(
                RGBAColor(
                    colorSpace, red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity)))
        }

        package init(_ color: RGBAColor) {
            linearRed = Float(TransferFunction.linear(Double(color.red)))
            linearGreen = Float(TransferFunction.linear(Double(color.green)))
            linearBlue = Float(TransferFunction.linear(Double(color.blue)))
            opacity = color.alpha
        }

        /// Gamma-encoded.
        public var red: Float {
            get { Float(TransferFunction.encoded(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.linear(Double(newValue))) }
        }

        /// Gamma-encoded.
        public var green: Float {
            get { Float(TransferFunction.encoded(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.linear(Double(newValue))) }
        }

        /// Gamma-encoded.
        public var blue: Float {
            get { Float(TransferFunction.encoded(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.linear(Double(newValue))) }
        }

        package var rgba: RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: opacity) }
    }
}

extension Color.Resolved: Animatable {
    /// Perceptual components (see `ColorVector`) times 128, so that a spring's idea of rest suits colours.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let v = SIMD4<Float>(ColorVector(rgba).components * ColorVector.unitScale)
            return AnimatablePair(v.x, AnimatablePair(v.y, AnimatablePair(v.z, v.w)))
        }
        set {
            let v = SIMD4<Double>(
                Double(newValue.first), Double(newValue.second.first), Double(newValue.second.second.first),
                Double(newValue.second.second.second))
            self = Color.Resolved(ColorVector(components: v / ColorVector.unitScale).color)
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The components as #RRGGBBAA, gamma-encoded.
    public var description: String { Color(self).description }
}

extension Color.Resolved: ShapeStyle {
    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _ResolvedStyle(.color(rgba)) }
}
