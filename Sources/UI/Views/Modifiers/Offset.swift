// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct OffsetEffect: AffineEffect {
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }
}

/// An offset towards the trailing edge and down, in points.
private nonisolated struct OffsetModifier: EffectModifier {
    let offset: CGSize

    func effect(in environment: EnvironmentValues) -> OffsetEffect {
        let isMirrored = environment.layoutDirection == .rightToLeft
        return OffsetEffect(offset: CGSize(width: isMirrored ? -offset.width : offset.width, height: offset.height))
    }
}

extension View {
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(OffsetModifier(offset: offset))
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
