// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// Changes how content is drawn, but not its layout. The effect's parameters are animated.
@_spi(ViewGraph) public protocol DrawingEffect: Animatable {
    /// Draws `content` with the effect. `frame` is the content's frame in layout space, rounded to pixels.
    @MainActor func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter)

    /// The effect's parameters at the time of the drawing.
    ///
    /// The exclusive access to `effect` ends before `emit` draws the content, because elements in the content may read
    /// `effect` to find their position on screen.
    ///
    /// A protocol requirement, so that each conformance is specialised for its effect: generic code would look up
    /// type-dependent operations at run time.
    @MainActor static func presentation(of effect: inout AnimatableAttribute<Self>, in emitter: inout Emitter) -> Self

    /// Sets new parameters at `time`, in seconds. Like `presentation(of:in:)`, it is a protocol requirement so that
    /// each conformance is specialised.
    @MainActor static func update(
        _ effect: inout AnimatableAttribute<Self>, to new: Self, _ transaction: Transaction, at time: Double)

    /// The map of layout space that the effect applies to its content; nil if it moves nothing.
    func drawingTransform(in frame: CGRect) -> ProjectionTransform?

    /// The point of the content that a touch at `point` reaches, both in layout space; nil if the effect blocks
    /// touches.
    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint?

    /// The way in which the effect hides its content; nil if it hides nothing.
    var contentVisibility: ContentVisibility? { get }
}

extension DrawingEffect {
    @MainActor @inlinable public static func presentation(
        of effect: inout AnimatableAttribute<Self>, in emitter: inout Emitter
    ) -> Self { effect.presentation(in: &emitter) }

    @MainActor @inlinable public static func update(
        _ effect: inout AnimatableAttribute<Self>, to new: Self, _ transaction: Transaction, at time: Double
    ) { effect.update(new, transaction, at: time) }

    public func drawingTransform(in frame: CGRect) -> ProjectionTransform? { nil }

    public var contentVisibility: ContentVisibility? { nil }

    /// Maps `point` back through `drawingTransform(in:)`.
    public func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? {
        guard let map = drawingTransform(in: frame) else { return point }
        return map.source(of: point)
    }
}

/// A modifier that is implemented by a `DrawingEffect`.
@MainActor
package protocol EffectModifier: WrappingModifier {
    associatedtype Effect: DrawingEffect
    /// The effect, with its environment-dependent values resolved.
    func effect(in environment: EnvironmentValues) -> Effect
}

extension EffectModifier {
    package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        EffectElement(self, around: content, node: node)
    }
}

/// A modifier whose effect needs nothing from the environment.
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

    package override var layoutIgnoresPosition: Bool { true }
    package override func layOut(_ proposal: ProposedViewSize) {
        // Must precede the content's layout, because geometry readers in the content compute their position on screen
        // from `animatedFrame`.
        animatedFrame.update(for: self)
        super.layOut(proposal)
    }

    package override func emit(_ emitter: inout Emitter) {
        M.Effect.presentation(of: &effect, in: &emitter)
            .emit(content, in: animatedFrame.value(in: &emitter), &emitter)
    }

    package override func hitTest(_ point: CGPoint) -> Element? {
        let shown = effect.presentation(at: host.time)
        return shown.contentPoint(at: point, in: animatedFrame.value(at: host.time)).flatMap { content.hit(at: $0) }
    }

    package override var contentVisibility: ContentVisibility? {
        effect.presentation(at: host.time).contentVisibility
    }

    package override var drawingTransform: ProjectionTransform? {
        deliverMovesAround()
        return effect.presentation(at: host.time).drawingTransform(in: animatedFrame.value(at: host.time))
    }
}
