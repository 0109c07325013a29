// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct TransformEffect: ProjectiveEffect {
    var transform: ProjectionTransform

    typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

    var animatableData: AnimatablePair<Row, AnimatablePair<Row, Row>> {
        get {
            let m = transform
            return AnimatablePair(
                AnimatablePair(m.m11, AnimatablePair(m.m12, m.m13)),
                AnimatablePair(
                    AnimatablePair(m.m21, AnimatablePair(m.m22, m.m23)),
                    AnimatablePair(m.m31, AnimatablePair(m.m32, m.m33))))
        }
        set {
            let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
            (transform.m11, transform.m12, transform.m13) = (a.first, a.second.first, a.second.second)
            (transform.m21, transform.m22, transform.m23) = (b.first, b.second.first, b.second.second)
            (transform.m31, transform.m32, transform.m33) = (c.first, c.second.first, c.second.second)
        }
    }

    func projection(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(PlainEffectModifier(effect: TransformEffect(transform: transform)))
    }
}
