// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct HueRotationEffect: ColorFilterEffect {
    var angle: Angle

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    var matrix: ColorMatrix { .hueRotation(angle) }
}

extension View {
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(PlainEffectModifier(effect: HueRotationEffect(angle: angle)))
    }
}
