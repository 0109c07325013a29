// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// How far a scroll view has been scrolled, and what there is of it; all in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The place of the content that is seen at the top left corner; negative by the insets at first.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// Room around the content: margins, and what is covered of the scroll view.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Puts a geometry together.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What is seen, in the coordinates of the content.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// What is seen, in the coordinates of the content.
    public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger is on it that may scroll.
    case tracking
    /// A finger scrolls.
    case interacting
    /// It goes on after a finger has let go.
    case decelerating
    /// It goes where view code has sent it.
    case animating

    /// Whether the content moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// More about a change of phase.
public struct ScrollPhaseChangeContext {
    /// That of the scroll view at this moment.
    public var geometry: ScrollGeometry
    /// How fast the content moves, in points a second; nil where it does not.
    public var velocity: CGVector?
}

/// An element that is told of the scroll views in it.
@MainActor
protocol ScrollPhaseObserving: Element {
    func scrollPhaseHasChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext)
}

private nonisolated struct ScrollPhaseModifier: WrappingModifier {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollPhaseElement(self, around: content, node: node)
    }
}

private final class ScrollPhaseElement: WrapperElement<ScrollPhaseModifier>, ScrollPhaseObserving {
    func scrollPhaseHasChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
        // In an update of its own: phases change in the middle of others.
        host.enqueue(Transaction()) { [weak self] in
            guard let self, node.isMounted else { return }
            host.afterUpdate { [weak self] in self?.modifier.action(old, new, context) }
        }
    }
}

private nonisolated struct ScrollGeometryModifier<Value: Equatable>: WrappingModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollGeometryElement(self, around: content, node: node)
    }
}

private final class ScrollGeometryElement<Value: Equatable>: WrapperElement<ScrollGeometryModifier<Value>>,
    GeometryTelling
{
    var last: Value?
    private weak var scroll: ScrollElement?

    override init(_ modifier: ScrollGeometryModifier<Value>, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    func observed() -> Value? {
        if scroll?.node.isMounted != true {
            scroll = host.feature(ScrollViews.self).isEmpty ? nil : content.firstScrollView
        }
        guard let scroll else { return nil }
        return modifier.transform(scroll.geometry)
    }

    func tell(_ old: Value, _ new: Value) { modifier.action(old, new) }
}

private nonisolated struct ScrollVisibilityModifier: WrappingModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ScrollVisibilityElement(self, around: content, node: node)
    }
}

private final class ScrollVisibilityElement: WrapperElement<ScrollVisibilityModifier>, GeometryTelling {
    var last: Bool?

    override init(_ modifier: ScrollVisibilityModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    func observed() -> Bool? {
        let seen = visibleRect.intersection(frame)
        let area = frame.width * frame.height
        let share = seen.isNull || area == 0 ? 0 : seen.width * seen.height / area
        return share > 0 && share >= modifier.threshold - 1e-9
    }

    func tell(_ old: Bool, _ new: Bool) {
        // Nobody hears at first that it is not seen.
        if new || old { modifier.action(new) }
    }
}

extension Element {
    /// The first scroll view from here on inwards.
    final var firstScrollView: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        for child in childElements {
            if let found = child.firstScrollView { return found }
        }
        return nil
    }

    /// All scroll views from here on inwards.
    final var scrollViewsInside: [ScrollElement] {
        let own = (self as? ScrollElement).map { [$0] } ?? []
        return own + childElements.flatMap { $0.scrollViewsInside }
    }
}

extension View {
    /// Runs `action` with what `transform` makes of the geometry of the scroll view in here: at first, with the same value
    /// twice, and whenever that changes.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Runs `action` when the scroll view in here begins to do something else.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    /// Runs `action` when the scroll view in here begins to do something else.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    /// Runs `action` when so much of the view comes into sight, as a fraction of its area, and when it goes.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
