// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A change to how something is drawn, which leaves layout as it is. Its parameters are animated.
@_spi(ViewGraph) public protocol DrawingEffect: Animatable {
    /// Draws `content` with the effect. `frame`: where the content lies in layout space, on the grid of pixels.
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter)

    /// The effect as it is shown at `time`.
    ///
    /// A requirement for the sake of speed: a generic class has one code for all types, which looks up at run time
    /// whatever depends on them, while the conformance of an effect is compiled for that effect alone. It only reads the
    /// value: were the content drawn in here, nobody inside could ask where the effect has moved it.
    @MainActor static func presentation(of effect: inout AnimatableAttribute<Self>, at time: Double) -> Self

    /// Has an attribute take over a new value at `time`: a requirement as the one before.
    @MainActor static func update(
        _ effect: inout AnimatableAttribute<Self>, to new: Self, _ transaction: Transaction, at time: Double)

    /// How the effect moves what is drawn, as a map of layout space; nil for effects that do not move anything.
    func drawingTransform(in frame: CGRect) -> ProjectionTransform?

    /// Where a touch at `point` meets the content, both in layout space; nil where the effect keeps touches out.
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint?
}

extension DrawingEffect {
    /// Reads the attribute.
    @MainActor @inlinable public static func presentation(of effect: inout AnimatableAttribute<Self>, at time: Double)
        -> Self
    {
        effect.presentation(at: time)
    }

    /// Updates the attribute.
    @MainActor @inlinable public static func update(
        _ effect: inout AnimatableAttribute<Self>, to new: Self, _ transaction: Transaction, at time: Double
    ) { effect.update(new, transaction, at: time) }

    /// Moves nothing.
    public func drawingTransform(in frame: CGRect) -> ProjectionTransform? { nil }

    /// The point from which the drawing transform has moved what is seen at `point`.
    public func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? {
        guard let map = drawingTransform(in: frame) else { return point }
        return map.source(of: point)
    }
}

/// A modifier that stands for an effect.
@MainActor
package protocol EffectModifier: WrappingModifier {
    associatedtype Effect: DrawingEffect
    /// The effect with everything resolved that depends on the surroundings.
    func effect(in environment: EnvironmentValues) -> Effect
}

extension EffectModifier {
    package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        EffectElement(self, around: content, node: node)
    }
}

/// A modifier whose effect needs nothing from its surroundings.
package nonisolated struct PlainEffectModifier<Effect: DrawingEffect>: EffectModifier {
    package let effect: Effect

    package init(effect: Effect) { self.effect = effect }

    package func effect(in environment: EnvironmentValues) -> Effect { effect }
}

package final class EffectElement<M: EffectModifier>: WrapperElement<M> {
    private var effect: AnimatableAttribute<M.Effect>
    private var animatedFrame = AnimatedFrame()

    package override init(_ modifier: M, around content: Element, node: _AnyViewNode) {
        effect = AnimatableAttribute(modifier.effect(in: node.environment))
        super.init(modifier, around: content, node: node)
    }

    package override func update(_ modifier: M, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        M.Effect.update(
            &effect, to: modifier.effect(in: inputs.environment), inputs.transaction, at: work.time)
    }

    package override func layOut(_ proposal: ProposedViewSize) {
        // First: geometry readers inside ask where they are on screen.
        animatedFrame.update(for: self)
        super.layOut(proposal)
    }

    package override func emit(_ emitter: inout Emitter) {
        M.Effect.presentation(of: &effect, at: emitter.time)
            .emit(content, in: animatedFrame.value(at: emitter.time), &emitter)
    }

    package override func hitTest(_ point: CGPoint) -> Element? {
        let shown = effect.presentation(at: host.time)
        return shown.contentPoint(at: point, in: animatedFrame.value(at: host.time)).flatMap { content.hit(at: $0) }
    }

    package override var drawingTransform: ProjectionTransform? {
        deliverMovesAround()
        return effect.presentation(at: host.time).drawingTransform(in: animatedFrame.value(at: host.time))
    }
}
