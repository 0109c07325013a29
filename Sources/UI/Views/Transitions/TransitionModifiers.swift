// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

// A node that inserts and removes views needs their transition. `transition(_:)` may be inside or outside of it:
//
// - Inside (`if show { Card().transition(.slide) }`), it sets a trait, which passes through modifiers and groups up to
//   the node.
// - Outside (`Text(name).id(name).transition(.slide)`), it sets an environment value, which ends at the next container.

/// Sets `TransitionTrait`, which an enclosing node reads when it inserts or removes the view.
nonisolated struct TransitionTraitModifier: TraitSettingModifier {
    typealias Trait = TransitionTrait
    let value: AnyTransition?
}

/// Sets the transition in the environment, for nodes in the content that insert and remove views.
nonisolated struct InnerTransitionModifier: InputModifier {
    let transition: AnyTransition

    @MainActor func modify(_ inputs: inout _NodeInputs, old: Self?) {
        // The outermost transition wins.
        if inputs.environment.outerTransition == nil { inputs.environment.outerTransition = transition }
    }
}

private enum OuterTransitionKey: EnvironmentKey {
    static var defaultValue: AnyTransition? { nil }
}

extension EnvironmentValues {
    /// The transition of enclosing views up to the next container.
    var outerTransition: AnyTransition? {
        get { self[OuterTransitionKey.self] }
        set { self[OuterTransitionKey.self] = newValue }
    }
}

extension _NodeInputs {
    /// A copy for the members of a container: not lazy and without `outerTransition`.
    package var forContainerMembers: _NodeInputs {
        guard isLazy || environment.outerTransition != nil else { return self }
        var inputs = self
        (inputs.isLazy, inputs.isOfRows) = (false, false)
        if environment.outerTransition != nil { inputs.environment.outerTransition = nil }
        return inputs
    }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(InnerTransitionModifier(transition: t)).modifier(TransitionTraitModifier(value: t))
    }

    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
