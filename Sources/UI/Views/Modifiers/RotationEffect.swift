// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct RotationEffect: AffineEffect {
    var angle: Angle
    var anchor: UnitPoint

    var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle.radians).about(anchor.point(in: frame))
    }
}

extension View {
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(PlainEffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
    }
}
