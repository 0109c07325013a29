// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// How a view comes and goes; nil where it does not say.
enum TransitionTrait: ElementTrait {
    static var defaultValue: AnyTransition? { nil }
}

/// Whether the modifiers of its transition already stand around a view.
enum InTransitionTrait: ElementTrait {
    static var defaultValue: Bool { false }
}

/// Removed from the view, and still seen until its transition is over: takes no part in layout.
package enum LeavingTrait: ElementTrait {
    package static var defaultValue: Bool { false }
}

extension Element {
    /// Whether it, or what it is the row of, has been added in this update, with a transition.
    package final var hasJustArrived: Bool {
        sequence(first: self, next: \.traitSource).contains { ($0 as? TransitionElement)?.isArriving == true }
    }

    /// Whether it goes away from among the views of `container`. A view that goes away from another place, and is shown here as
    /// a part of something that goes with it, stays here.
    package final func leaves(_ container: Element) -> Bool {
        guard self[LeavingTrait.self] else { return false }
        return sequence(first: self, next: \.traitSource).contains { element in
            guard let transition = element as? TransitionElement, transition.leaves else { return false }
            return sequence(first: transition.node, next: \.parent).contains { $0 === container.node }
        }
    }
}
