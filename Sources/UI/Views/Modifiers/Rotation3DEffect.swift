// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct Rotation3DEffect: ProjectiveEffect {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    typealias AxisData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    typealias DepthData = AnimatablePair<CGFloat, CGFloat>

    var animatableData:
        AnimatablePair<
            Angle.AnimatableData, AnimatablePair<AxisData, AnimatablePair<UnitPoint.AnimatableData, DepthData>>
        >
    {
        get {
            AnimatablePair(
                angle.animatableData,
                AnimatablePair(
                    AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
                    AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
        }
        set {
            angle.animatableData = newValue.first
            let axisData = newValue.second.first
            axis = (axisData.first, axisData.second.first, axisData.second.second)
            anchor.animatableData = newValue.second.second.first
            anchorZ = newValue.second.second.second.first
            perspective = newValue.second.second.second.second
        }
    }

    func projection(size: CGSize) -> ProjectionTransform {
        .rotation3D(
            angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: size)
    }
}

extension View {
    /// Places the eye `max(width, height) / perspective` points in front of the view.
    ///
    /// Positive angles about +y bring the left edge nearer, about +x the bottom edge. A zero axis changes nothing.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            PlainEffectModifier(
                effect: Rotation3DEffect(
                    angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }
}
