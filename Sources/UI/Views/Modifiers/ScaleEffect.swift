// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

struct ScaleEffect: AffineEffect {
    var scale: CGSize
    var anchor: UnitPoint

    var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    func affineTransform(in frame: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
    }

    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        // A zero scale is not invertible and draws nothing.
        guard scale.width != 0, scale.height != 0 else { return }
        emitter.transformed(by: affineTransform(in: frame)) { content.draw(&$0) }
    }
}

extension View {
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(PlainEffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
    }

    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
