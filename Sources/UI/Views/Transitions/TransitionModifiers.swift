// SPDX-License-Identifier: MIT

import Motion
@_spi(ViewGraph) import ViewGraph

// How a view comes and goes is a trait: it survives further modifiers and passes through groups, upwards to the node in
// which views come and go (`if show { Card().transition(.slide) }`). Such a node may also stand inside of it
// (`Text(name).id(name).transition(.slide)`); so it is handed down, too, as far as to the next container.

/// Says how a view comes and goes, to the nodes around it.
nonisolated struct TransitionTraitModifier: TraitSettingModifier {
    typealias Trait = TransitionTrait
    let value: AnyTransition?
}

/// Says how a view comes and goes, to the nodes inside of it.
nonisolated struct InnerTransitionModifier: InputModifier {
    let transition: AnyTransition

    @MainActor func modify(_ inputs: inout _NodeInputs, old: Self?) {
        // The outermost one counts.
        if inputs.environment.outerTransition == nil { inputs.environment.outerTransition = transition }
    }
}

private enum OuterTransitionKey: EnvironmentKey {
    static var defaultValue: AnyTransition? { nil }
}

extension EnvironmentValues {
    /// What views around, up to the next container, say about coming and going.
    var outerTransition: AnyTransition? {
        get { self[OuterTransitionKey.self] }
        set { self[OuterTransitionKey.self] = newValue }
    }
}

extension _NodeInputs {
    /// Those of the members of a container.
    package var forMembers: _NodeInputs {
        guard isLazy || environment.outerTransition != nil else { return self }
        var inputs = self
        (inputs.isLazy, inputs.isOfRows) = (false, false)
        if environment.outerTransition != nil { inputs.environment.outerTransition = nil }
        return inputs
    }
}

extension View {
    /// Chooses how the view comes and goes when a change inserts or removes it with an animation.
    nonisolated public func transition(_ t: AnyTransition) -> some View {
        modifier(InnerTransitionModifier(transition: t)).modifier(TransitionTraitModifier(value: t))
    }

    /// Chooses how the view comes and goes when a change inserts or removes it with an animation.
    @_disfavoredOverload
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
