// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation
import Motion

extension Color {
    public struct Resolved: Hashable, Sendable, Codable {
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float

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

        public var red: Float {
            get { Float(TransferFunction.encoded(Double(linearRed))) }
            set { linearRed = Float(TransferFunction.linear(Double(newValue))) }
        }

        public var green: Float {
            get { Float(TransferFunction.encoded(Double(linearGreen))) }
            set { linearGreen = Float(TransferFunction.linear(Double(newValue))) }
        }

        public var blue: Float {
            get { Float(TransferFunction.encoded(Double(linearBlue))) }
            set { linearBlue = Float(TransferFunction.linear(Double(newValue))) }
        }

        package var rgba: RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: opacity) }
    }
}

extension Color.Resolved: Animatable {
    /// The perceptual components (see `ColorVector`) times 128. The factor makes a colour's spring end at the right
    /// time: springs end at a fixed small distance, which is meant for points.
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
    public var description: String { Color(self).description }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { _ResolvedStyle(.color(rgba)) }
}
