// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

nonisolated struct ShadowModifier: EffectModifier {
    var color: Color
    var radius: CGFloat
    var offset: CGSize

    func effect(in environment: EnvironmentValues) -> ShadowEffect {
        ShadowEffect(
            color: ColorVector(color.resolve(environment.styleContext)), radius: radius, offset: offset)
    }
}

struct ShadowEffect: DrawingEffect {
    var color: ColorVector
    var radius: CGFloat
    var offset: CGSize

    var animatableData: AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
        get { AnimatablePair(color, AnimatablePair(radius, offset.animatableData)) }
        set {
            color = newValue.first
            radius = newValue.second.first
            offset.animatableData = newValue.second.second
        }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let shadow = Shadow(color: color.color, radius: max(radius, 0), offset: offset)
        guard shadow.color.alpha > 0 else { return content.draw(&emitter) }
        emitter.shadowed(shadow) { content.draw(&$0) }
    }
}

extension View {
    /// Draws the shadow of each leaf: its silhouette, blurred by a Gaussian with a standard deviation of `radius`
    /// points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
