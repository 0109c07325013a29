// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the engine draws through `effectValue(size:)`.
    @MainActor @preconcurrency
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a geometry effect: it has no body") }

    /// Hides the effect from `GeometryProxy.frame(in:)`.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    @MainActor @preconcurrency
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ inputs: _NodeInputs
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassThroughNode(
            view, { $0.content.modifier(PlainEffectModifier(effect: CustomEffect(effect: $0.modifier))) }, inputs)
    }
}

struct CustomEffect<Custom: GeometryEffect>: ProjectiveEffect {
    var effect: Custom

    var animatableData: Custom.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func projection(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}
