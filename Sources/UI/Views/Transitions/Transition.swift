// SPDX-License-Identifier: MIT

import Motion

/// A look for each phase of a view's coming and going. What differs between two phases is animated.
///
/// The content of a transition is the view as it stands in the layout: modifiers that draw, move or measure reach it,
/// while an environment value that is set around it does not.
@MainActor @preconcurrency
public protocol Transition {
    /// The view that `body(content:phase:)` makes.
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The content with the look of `phase`; in `.identity` it should look as without any transition.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

    /// What is said about all transitions of this type. This engine does not ask for it.
    static var properties: TransitionProperties { get }
}

/// What is said about all transitions of one type.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves what is seen, and does not only fade it.
    public var hasMotion: Bool

    /// Moves what is seen, where nothing else is given.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    /// Moves what is seen, where a transition says nothing else.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Gives `content` the look of a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    /// This transition inside of `other`.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The same transition with an animation of its own, whatever the change asks for; nil for none.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        FilteredTransition(base: self, animation: animation)
    }
}

/// Stands for a view inside of a closure or a transition that modifies it.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    let view: any View

    /// For this engine: makes the node.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StandInNode(view, inputs) { $0.view }
    }
}

/// A transition at one moment, as a modifier.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(view: content), phase: phase)
    }
}

/// A transition that may have an animation of its own.
protocol TransitionWithAnimation {
    var hasAnimation: Bool { get }
}

extension Transition {
    /// Whether there is an animation even if the change asks for none.
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

/// One transition for coming, another one for going.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition,
    TransitionWithAnimation
{
    /// The transition for coming.
    public var insertion: Insertion
    /// The transition for going.
    public var removal: Removal

    /// The same as `.asymmetric(insertion: insertion, removal: removal)`.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The look of the one that has its turn; the other is in its identity.
    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }

    /// Moves what is seen if one of the two does.
    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    var hasAnimation: Bool { insertion.hasOwnAnimation || removal.hasOwnAnimation }
}

extension Transition {
    /// One transition for coming, another one for going.
    public static func asymmetric<T1: Transition, T2: Transition>(insertion: T1, removal: T2) -> Self
    where Self == AsymmetricTransition<T1, T2> {
        AsymmetricTransition(insertion: insertion, removal: removal)
    }
}
