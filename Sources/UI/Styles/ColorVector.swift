// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Motion

/// A colour in the space in which colours are animated and mixed: cube-root LMS, the intermediate space of OKLab,
/// premultiplied by alpha.
///
/// A straight line between two colours looks even in this space, and a colour that fades in from `clear` keeps its hue.
/// The space is linear, so sums and differences are defined; a difference is not a colour.
package struct ColorVector: Equatable, Sendable {
    /// The long, medium and short cone responses, premultiplied; and alpha.
    package var components: SIMD4<Double>

    package init(components: SIMD4<Double>) { self.components = components }

    package init(_ color: RGBAColor) {
        let alpha = Double(color.alpha)
        let roots = OKLab.coneRoots(
            TransferFunction.linear(Double(color.red)), TransferFunction.linear(Double(color.green)),
            TransferFunction.linear(Double(color.blue)))
        components = SIMD4(roots * alpha, alpha)
    }

    /// The colour of this vector; clear if alpha is not positive, as after a spring's overshoot.
    package var color: RGBAColor {
        let alpha = components.w
        guard alpha > 0 else { return .clear }
        let root = components / alpha
        let light = OKLab.linear(coneRoots: SIMD3(root.x, root.y, root.z))
        return RGBAColor(
            red: Float(TransferFunction.encoded(light.x)), green: Float(TransferFunction.encoded(light.y)),
            blue: Float(TransferFunction.encoded(light.z)), alpha: Float(alpha))
    }
}

extension ColorVector: VectorArithmetic {
    /// The factor of components in `magnitudeSquared`. A spring ends when its magnitude falls below a threshold that
    /// suits points. Components range from 0 to 1, so they are scaled up.
    package static let unitScale = 128.0

    package static var zero: ColorVector { ColorVector(components: .zero) }
    package static func + (lhs: Self, rhs: Self) -> Self { Self(components: lhs.components + rhs.components) }
    package static func - (lhs: Self, rhs: Self) -> Self { Self(components: lhs.components - rhs.components) }
    package mutating func scale(by rhs: Double) { components *= rhs }
    package var magnitudeSquared: Double {
        (components * components).sum() * (Self.unitScale * Self.unitScale)
    }
}

extension RGBAColor {
    /// The colour `fraction` of the way to `other`; 0 and 1 return the two colours exactly.
    package func mixed(with other: RGBAColor, by fraction: Double, in space: GradientColorSpace) -> RGBAColor {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let a = GradientVector.Color(self, in: space)
        let b = GradientVector.Color(other, in: space)
        return (a + (b - a) * fraction).color(in: space)
    }
}
