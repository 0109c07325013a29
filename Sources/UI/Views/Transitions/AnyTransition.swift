// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

public nonisolated struct AnyTransition {
    let base: any Transition

    public init<T: Transition>(_ transition: T) { base = transition }

    private init(any transition: any Transition) { base = transition }

    // MARK: Built-in transitions

    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    public static var scale: AnyTransition { AnyTransition(ScaleTransition(smallestScale)) }

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    public static var blurReplace: AnyTransition { blurReplace() }

    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> AnyTransition {
        AnyTransition(BlurReplaceTransition(configuration: configuration))
    }

    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    // MARK: Combinations

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<I: Transition, O: Transition>(_ inner: I, _ outer: O) -> AnyTransition {
            AnyTransition(CombinedTransition(first: inner, second: outer))
        }
        return open(base, other.base)
    }

    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(FilteredTransition(base: base, animation: animation))
        }
        return open(base)
    }

    // MARK: Application

    var hasOwnAnimation: Bool { base.hasOwnAnimation }

    /// `element` with the modifiers of this transition in the given phase.
    @MainActor
    func view(around element: Element, phase: TransitionPhase) -> any View {
        func open<T: Transition>(_ transition: T) -> any View {
            ElementView(element: element).modifier(TransitionModifier(transition: transition, phase: phase))
        }
        return open(base)
    }
}
