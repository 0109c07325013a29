// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

// The transition of a view is a trait, so it survives outer modifiers and passes through groups up to the node that
// inserts and removes views (`if show { Card().transition(.slide) }`).
//
// That node may also be inside (`Text(name).id(name).transition(.slide)`), so the environment hands the transition
// down as far as the next container.

/// Sets the transition trait, for enclosing nodes.
nonisolated struct TransitionTraitModifier: TraitSettingModifier {
    typealias Trait = TransitionTrait
    let value: AnyTransition?
}

/// Sets the transition in the environment, for nodes inside.
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
