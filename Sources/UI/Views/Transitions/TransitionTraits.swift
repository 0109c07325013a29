// SPDX-License-Identifier: MIT

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
