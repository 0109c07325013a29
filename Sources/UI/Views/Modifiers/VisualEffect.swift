// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

public protocol VisualEffect: Sendable, Animatable {
    /// Appends the effects to `list`, innermost first.
    func _appendEffects(to list: inout _VisualEffectList)
}

public struct _VisualEffectList {
    package var effects: [any DrawingEffect] = []

    package init() {}
}

public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public func _appendEffects(to list: inout _VisualEffectList) {}
}

/// A visual effect with one more drawing effect around it.
struct StackedEffect<Inner: VisualEffect, Outer: DrawingEffect>: VisualEffect, @unchecked Sendable {
    var inner: Inner
    var outer: Outer

    var animatableData: AnimatablePair<Inner.AnimatableData, Outer.AnimatableData> {
        get { AnimatablePair(inner.animatableData, outer.animatableData) }
        set {
            inner.animatableData = newValue.first
            outer.animatableData = newValue.second
        }
    }

    func _appendEffects(to list: inout _VisualEffectList) {
        inner._appendEffects(to: &list)
        list.effects.append(outer)
    }
}

extension VisualEffect {
    func stacked<E: DrawingEffect>(_ effect: E) -> StackedEffect<Self, E> {
        StackedEffect(inner: self, outer: effect)
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { stacked(OpacityEffect(opacity: opacity)) }

    public func offset(_ offset: CGSize) -> some VisualEffect { stacked(OffsetEffect(offset: offset)) }

    /// In points to the right and down: unlike `View.offset`, not mirrored in right-to-left layout.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        stacked(OffsetEffect(offset: CGSize(width: x, height: y)))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        stacked(ScaleEffect(scale: scale, anchor: anchor))
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        stacked(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
    }

    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        stacked(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        stacked(RotationEffect(angle: angle, anchor: anchor))
    }

    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        stacked(
            Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        stacked(TransformEffect(transform: ProjectionTransform(transform)))
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        stacked(BlurEffect(radius: radius, isOpaque: opaque))
    }

    public func brightness(_ amount: Double) -> some VisualEffect { stacked(BrightnessEffect(amount: amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { stacked(ContrastEffect(amount: amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { stacked(GrayscaleEffect(amount: amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { stacked(SaturationEffect(amount: amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { stacked(HueRotationEffect(angle: angle)) }
}

// MARK: - Drawing

/// An element whose effects depend on its position. The effects are evaluated for each drawing and each hit test.
@MainActor
@_spi(ViewGraph) open class VisualEffectElement<M>: WrapperElement<M> {
    private var animatedFrame = AnimatedFrame()
    private var stages: [EffectStage] = []

    /// The effects for the element's current geometry, innermost first. Subclasses override this method.
    open func presentEffects() -> [any DrawingEffect] { [] }

    public override final var layoutIgnoresPosition: Bool { true }
    public override final func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        super.layOut(proposal)
    }

    /// False, because scrolling moves the element without an invalidation.
    public override final var isDrawingTimeInvariant: Bool { false }

    public override final func emit(_ emitter: inout Emitter) {
        let effects = presentEffects()
        let frame = animatedFrame.value(in: &emitter)
        while stages.count < effects.count {
            stages.append(EffectStage(around: stages.last ?? content, node: node))
        }
        for (stage, effect) in zip(stages, effects) {
            stage.effect = effect
            stage.frameOfContent = frame
        }
        if effects.isEmpty { return content.draw(&emitter) }
        stages[effects.count - 1].emit(&emitter)
    }

    public override final func hitTest(_ point: CGPoint) -> Element? {
        let frame = animatedFrame.value(at: host.time)
        var inside = point
        for effect in presentEffects().reversed() {
            guard let next = effect.contentPoint(at: inside, in: frame) else { return nil }
            inside = next
        }
        return content.hit(at: inside)
    }

    /// True while the element's own geometry is read. The geometry must not include the element's own effects.
    private var isAsking = false

    public override final var drawingTransform: ProjectionTransform? {
        guard !isAsking else { return nil }
        isAsking = true
        defer { isAsking = false }
        let frame = animatedFrame.value(at: host.time)
        var map: ProjectionTransform?
        for effect in presentEffects() {
            guard let own = effect.drawingTransform(in: frame) else { continue }
            map = map?.concatenating(own) ?? own
        }
        return map
    }

    /// The element's geometry without its own effects.
    package final func proxy() -> GeometryProxy {
        let was = isAsking
        isAsking = true
        defer { isAsking = was }
        return GeometryProxy(of: self)
    }
}

/// One stage of a chain of effects; its content is the next inner stage or the view.
private final class EffectStage: Element {
    // `unowned` is safe: the effect element owns all stages and the view.
    private unowned let content: Element
    var effect: (any DrawingEffect)?
    var frameOfContent = CGRect.zero

    init(around content: Element, node: _AnyViewNode) {
        self.content = content
        super.init(node: node)
    }

    override func emit(_ emitter: inout Emitter) { effect?.emit(content, in: frameOfContent, &emitter) }
}

private nonisolated struct VisualEffectModifier<Effect: VisualEffect>: WrappingModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        PlacedEffectElement(self, around: content, node: node)
    }
}

private final class PlacedEffectElement<Effect: VisualEffect>: VisualEffectElement<VisualEffectModifier<Effect>> {
    private var shown: AnimatableAttribute<Effect>?

    override func update(_ modifier: VisualEffectModifier<Effect>, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        // The closure of the new modifier may return other effects; the update's transaction animates the change.
        shown?.update(modifier.effect(EmptyVisualEffect(), proxy()), inputs.transaction, at: host.time)
    }

    override func presentEffects() -> [any DrawingEffect] {
        let now = modifier.effect(EmptyVisualEffect(), proxy())
        if shown == nil { shown = AnimatableAttribute(now) }
        // A change of position is not animated.
        shown!.update(now, Transaction(), at: host.time)
        var list = _VisualEffectList()
        shown!.presentation(at: host.time)._appendEffects(to: &list)
        return list.effects
    }
}

extension View {
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        placed(effect)
    }

    nonisolated private func placed<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }
}
