// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A way of drawing a view elsewhere or deformed, made by the user: like a modifier, but seen by no layout.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Maps the view's own coordinates (origin at its top left corner, points).
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the engine draws the effect by its `effectValue(size:)`.
    @MainActor @preconcurrency
    public func body(content: Content) -> Never { fatalError("\(Self.self) is a geometry effect: it has no body") }

    /// The same effect, which `GeometryProxy.frame(in:)` does not see.
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }

    /// For this engine: makes the node.
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
