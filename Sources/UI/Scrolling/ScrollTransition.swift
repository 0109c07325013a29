// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading
    case identity
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

public struct ScrollTransitionConfiguration: Sendable {
    enum Kind: Sendable {
        case identity
        case animated(Animation)
        case interactive(UnitCurve)
    }

    var kind: Kind
    var threshold = Threshold.visible

    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated(animation))
    }
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive(.easeInOut))
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive(timingCurve))
    }
    public static let identity = ScrollTransitionConfiguration(kind: .identity)

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        if case .animated = kind { copy.kind = .animated(animation) }
        return copy
    }

    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// How far a view must have moved into the viewport to reach its identity phase.
    public struct Threshold: Sendable {
        /// The fraction of the view that must be visible for the identity phase.
        var visible: Double
        /// An additional condition after `visible` is reached: 0 adds nothing; 1 requires the view to be at the
        /// viewport's centre.
        var towardsCenter: Double = 0
        var inset: Double = 0

        public static let visible = Threshold(visible: 1)
        public static let centered = Threshold(visible: 1, towardsCenter: 1)
        public static let hidden = Threshold(visible: 0)
        public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                visible: between(visible, other.visible), towardsCenter: between(towardsCenter, other.towardsCenter),
                inset: between(inset, other.inset))
        }

        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += distance
            return copy
        }
    }
}

private nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: WrappingModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollTransitionElement(self, around: content, node: node)
    }
}

private final class ScrollTransitionElement<Effect: VisualEffect>: VisualEffectElement<ScrollTransitionModifier<Effect>>
{
    private var shown: AnimatableAttribute<Effect>?
    private var phase = ScrollTransitionPhase.identity

    override func presentEffects() -> [any DrawingEffect] {
        let (edge, progress) = progress
        let configuration = edge == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
        let empty = EmptyVisualEffect()
        var target = modifier.effect(empty, .identity)
        var transaction = Transaction()
        switch configuration.kind {
        case .identity: break
        case .interactive(let curve):
            if progress > 0 {
                let (from, to) = (target.animatableData, modifier.effect(empty, edge).animatableData)
                var step = to - from
                step.scale(by: curve.value(at: progress))
                target = modifier.effect(empty, edge)
                target.animatableData = from + step
            }
        case .animated(let animation):
            let new = progress > 0 ? edge : .identity
            if new != phase, shown != nil { transaction = Transaction(animation: animation) }
            phase = new
            target = modifier.effect(empty, new)
        }
        if shown == nil { shown = AnimatableAttribute(target) }
        shown!.update(target, transaction, at: host.time)
        var list = _VisualEffectList()
        shown!.presentation(at: host.time)._appendEffects(to: &list)
        return list.effects
    }

    /// The edge at which the view is leaving, and how far it has left: 0 in the identity phase, 1 out of sight.
    private var progress: (edge: ScrollTransitionPhase, amount: Double) {
        guard let scroll = scrollViewsAround.first(where: { modifier.axis.map($0.hasAxis) ?? true }) else {
            return (.identity, 0)
        }
        let axis = modifier.axis ?? (scroll.settings.axes.contains(.vertical) ? .vertical : .horizontal)
        let name = NamedCoordinateSpace.named(ScrollViewSpace(axis: axis))
        let frame = proxy().frame(in: .named(name.name))
        var (start, length, page) = (frame.origin[axis], frame.size[axis], scroll.size[axis])
        if axis == .horizontal, node.environment.layoutDirection == .rightToLeft { start = page - start - length }
        guard length > 0, page > 0 else { return (.identity, 0) }
        func amount(_ start: CGFloat, _ threshold: ScrollTransitionConfiguration.Threshold) -> Double {
            // `gone`, `seen` and `there` are values of `start`. At `gone` the view is just invisible, at `seen` its
            // required fraction is visible, and at `there` it reaches its identity phase.
            let edge = threshold.inset
            let seen = edge - (1 - threshold.visible) * length
            let there = seen + (page / 2 - length / 2 - seen) * threshold.towardsCenter
            let gone = edge - length
            return there > gone ? Double(min(max((there - start) / (there - gone), 0), 1)) : (start < there ? 1 : 0)
        }
        let top = amount(start, modifier.topLeading.threshold)
        let bottom = amount(page - start - length, modifier.bottomTrailing.threshold)
        return top >= bottom ? (top > 0 ? .topLeading : .identity, top) : (.bottomTrailing, bottom)
    }
}

extension ScrollElement {
    func hasAxis(_ axis: Axis) -> Bool { settings.axes.contains(Axis.Set(axis)) }
}

extension View {
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrolled(topLeading, bottomTrailing, axis, transition)
    }

    nonisolated private func scrolled<Effect: VisualEffect>(
        _ topLeading: ScrollTransitionConfiguration, _ bottomTrailing: ScrollTransitionConfiguration, _ axis: Axis?,
        _ effect: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: effect))
    }
}
