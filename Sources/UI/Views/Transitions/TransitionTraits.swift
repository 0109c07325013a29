// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// Set by `transition(_:)`; nil for views without an explicit transition.
enum TransitionTrait: ElementTrait {
    static var defaultValue: AnyTransition? { nil }
}

/// Whether a view is already wrapped in its transition.
enum InTransitionTrait: ElementTrait {
    static var defaultValue: Bool { false }
}

/// Whether the view has been removed and is still visible in its transition. A leaving view takes no part in layout.
package enum LeavingTrait: ElementTrait {
    package static var defaultValue: Bool { false }
}

extension Element {
    /// Whether this element, or the view that this row shows, was inserted with a transition in the current update.
    package final var wasInsertedInUpdate: Bool {
        sequence(first: self, next: \.traitSource).contains { ($0 as? TransitionElement)?.isArriving == true }
    }

    /// Whether a transition removes this element from `container`. False if the removing node is not below the
    /// container's node, although the element is shown in the container.
    package final func leaves(_ container: Element) -> Bool {
        guard self[LeavingTrait.self] else { return false }
        return sequence(first: self, next: \.traitSource).contains { element in
            guard let transition = element as? TransitionElement, transition.leaves else { return false }
            return sequence(first: transition.node, next: \.parent).contains { $0 === container.node }
        }
    }
}
