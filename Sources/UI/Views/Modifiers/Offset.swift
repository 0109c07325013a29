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

extension View {
    /// Draws the view elsewhere; layout goes on as if it had stayed.
    nonisolated public func offset(_ offset: CGSize) -> some View {
        modifier(PlainEffectModifier(effect: OffsetEffect(offset: offset)))
    }

    /// Draws the view elsewhere, in points to the right and down; layout goes on as if it had stayed.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
