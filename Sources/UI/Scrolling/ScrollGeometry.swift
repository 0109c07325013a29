// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

public struct ScrollGeometry: Equatable, Sendable {
    /// The scroll offset. At the start of the content, it is the negated leading and top insets.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

public enum ScrollPhase: Equatable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating

    public var isScrolling: Bool { self != .idle && self != .tracking }
}

public struct ScrollPhaseChangeContext {
    public var geometry: ScrollGeometry
    public var velocity: CGVector?
}

/// An element that is notified of phase changes of the scroll views inside it.
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

private final class ScrollPhaseElement: PassThroughElement<ScrollPhaseModifier>, ScrollPhaseObserving {
    func scrollPhaseHasChanged(from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
        // Phases may change during a view update, so the action is enqueued for the next one.
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

private final class ScrollGeometryElement<Value: Equatable>: PassThroughElement<ScrollGeometryModifier<Value>>,
    GeometryReporting
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

private final class ScrollVisibilityElement: PassThroughElement<ScrollVisibilityModifier>, GeometryReporting {
    var last: Bool?

    override init(_ modifier: ScrollVisibilityModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        host.feature(GeometryObservers.self).add(self)
    }

    func observed() -> Bool? {
        let share = frame.visibleShare(in: visibleRect)
        return share > 0 && share >= modifier.threshold - 1e-9
    }

    func tell(_ old: Bool, _ new: Bool) {
        // In the first call, `old` equals `new`. The action then runs only if the view is visible from the start.
        if new || old { modifier.action(new) }
    }
}

extension Element {
    /// The first scroll view in this subtree, including this element.
    final var firstScrollView: ScrollElement? {
        if let scroll = self as? ScrollElement { return scroll }
        for child in childElements {
            if let found = child.firstScrollView { return found }
        }
        return nil
    }

    /// All scroll views in this subtree, including this element.
    final var scrollViewsInside: [ScrollElement] {
        let own = (self as? ScrollElement).map { [$0] } ?? []
        return own + childElements.flatMap { $0.scrollViewsInside }
    }
}

extension View {
    /// Also calls `action` once at the start. Both arguments of this first call are the initial value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
    }

    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollPhaseModifier(action: action))
    }

    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}
