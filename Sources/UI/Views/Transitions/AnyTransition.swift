// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A transition of any type.
public nonisolated struct AnyTransition {
    let base: any Transition

    /// The same transition without its type.
    public init<T: Transition>(_ transition: T) { base = transition }

    private init(any transition: any Transition) { base = transition }

    // MARK: Built in

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

    /// Fades in and out: what happens where nothing else is said.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Comes from one edge, and goes to the same one, by the view's own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from one edge, goes to the opposite one, and fades on both ways.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Grows from a point, and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(smallestScale)) }

    /// Grows from a size, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(scale, anchor: anchor))
    }

    /// Comes from and goes to a place that lies this far from the view's own.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes from and goes to a place that lies this far to the right and down, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes into focus and goes out of it.
    public static var blurReplace: AnyTransition { blurReplace() }

    /// Comes into focus and goes out of it; shrinks on the way out, or with `.upUp` grows.
    public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> AnyTransition {
        AnyTransition(BlurReplaceTransition(configuration: configuration))
    }

    /// From one look to another and back.
    ///
    /// - Parameters:
    ///   - active: the look of the view when it is not there.
    ///   - identity: its look when it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    // MARK: Made of others

    /// One transition for coming, another one for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
            AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
        }
        return open(insertion.base, removal.base)
    }

    /// This transition inside of `other`.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func open<I: Transition, O: Transition>(_ inner: I, _ outer: O) -> AnyTransition {
            AnyTransition(CombinedTransition(first: inner, second: outer))
        }
        return open(base, other.base)
    }

    /// The same transition with an animation of its own, whatever the change asks for; nil for none.
    public func animation(_ animation: Animation?) -> AnyTransition {
        func open<T: Transition>(_ base: T) -> AnyTransition {
            AnyTransition(FilteredTransition(base: base, animation: animation))
        }
        return open(base)
    }

    // MARK: Use

    var hasOwnAnimation: Bool { base.hasOwnAnimation }

    /// `element` with the look of a phase.
    @MainActor
    func view(around element: Element, phase: TransitionPhase) -> any View {
        func open<T: Transition>(_ transition: T) -> any View {
            ElementView(element: element).modifier(TransitionModifier(transition: transition, phase: phase))
        }
        return open(base)
    }
}
