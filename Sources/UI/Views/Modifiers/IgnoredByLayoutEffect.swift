// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A geometry effect that applies to drawing and hit testing, but not to the frames that geometry readers inside
/// report.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base

    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassThroughNode(
            view, { $0.content.modifier(PlainEffectModifier(effect: UnmeasuredEffect(effect: $0.modifier.base))) },
            inputs)
    }
}

private struct UnmeasuredEffect<Custom: GeometryEffect>: DrawingEffect {
    var effect: Custom

    private var drawn: CustomEffect<Custom> { CustomEffect(effect: effect) }

    var animatableData: Custom.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        drawn.emit(content, in: frame, &emitter)
    }

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { drawn.contentPoint(at: point, in: frame) }
}
