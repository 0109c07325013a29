// SPDX-License-Identifier: MIT

import Motion

/// In `body`, `content` stands for the view's elements. Modifiers around `content` affect how the elements are
/// measured, laid out and drawn. Environment values set there do not reach the view.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// Never read by the engine.
    static var properties: TransitionProperties { get }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        FilteredTransition(base: self, animation: animation)
    }
}

/// Stands for the modified view: in the closures of modifiers such as `phaseAnimator`, and in the body of a transition.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    let view: any View

    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ReplacedViewNode(view, inputs) { $0.view }
    }
}

/// Applies `transition` in one phase: its body replaces the content.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(view: content), phase: phase)
    }
}

/// Implemented by `animation(_:)` and by transitions made of others, so that inner animations are found.
protocol TransitionWithAnimation {
    var hasAnimation: Bool { get }
}

extension Transition {
    /// Whether the transition animates even without an animation in the transaction.
    nonisolated var hasOwnAnimation: Bool { (self as? any TransitionWithAnimation)?.hasAnimation ?? false }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, TransitionWithAnimation {
    let first: First
    let second: Second

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    var hasAnimation: Bool { first.hasOwnAnimation || second.hasOwnAnimation }
}

nonisolated struct FilteredTransition<Base: Transition>: Transition, TransitionWithAnimation {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
            .transaction(value: phase) { if !$0.disablesAnimations { $0.animation = animation } }
    }

    @MainActor static var properties: TransitionProperties { Base.properties }

    var hasAnimation: Bool { animation != nil }
}

public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
    TransitionWithAnimation
{
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    var hasAnimation: Bool { insertion.hasOwnAnimation || removal.hasOwnAnimation }
}

extension Transition {
    public static func asymmetric<T1: Transition, T2: Transition>(insertion: T1, removal: T2) -> Self
    where Self == AsymmetricTransition<T1, T2> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
