// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// Where a scroll view is, and where it is to go.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var place = Place.none
    /// Counts what was asked for: the same place again is another wish.
    private var wishes = 0
    /// Whether a user has scrolled since the last wish.
    public private(set) var isPositionedByUser = false

    /// A position that is where the scroll view is.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    /// A position at a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    /// A position at an edge of the content.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
    /// A position at a place of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
    /// A position at a place of the content, in points.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    /// Goes to a view; as little as is needed to show it where no anchor is given.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        wish(.view(AnyHashable(id), anchor))
    }
    /// Goes to an edge of the content.
    public mutating func scrollTo(edge: Edge) { wish(.edge(edge)) }
    /// Goes to a place of the content, in points.
    public mutating func scrollTo(point: CGPoint) { wish(.point(x: point.x, y: point.y)) }
    /// Goes to a place of the content, in points.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish(.point(x: x, y: y)) }
    /// Goes to a place of the content, in points.
    public mutating func scrollTo(x: CGFloat) { wish(.point(x: x, y: nil)) }
    /// Goes to a place of the content, in points.
    public mutating func scrollTo(y: CGFloat) { wish(.point(x: nil, y: y)) }

    private mutating func wish(_ place: Place) {
        self.place = place
        wishes += 1
        isPositionedByUser = false
    }

    /// The view to which it was sent; after a user has scrolled, the one that is there.
    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place else { return nil }
        // It came as one: the erased form does not say so any more, and the two have one layout.
        guard let base = id.base as? any Hashable else { return nil }
        return unsafe unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    /// The same, where it is of this type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    /// The edge to which it was sent.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The place to which it was sent.
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The place on the horizontal axis to which it was sent.
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    /// The place on the vertical axis to which it was sent.
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    var destination: ScrollDestination? {
        switch place {
        case .none: nil
        case .view(let id, let anchor): .view(id, anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    /// A user has scrolled, to this view if one is known.
    mutating func follow(_ id: AnyHashable?) {
        place = id.map { .view($0, nil) } ?? .none
        isPositionedByUser = true
    }
}

extension View {
    /// Binds the position of the scroll view in here to the view at its beginning, or nearest to the anchor, among those of
    /// the target layout.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        boundPosition(id, anchor)
    }

    nonisolated private func boundPosition<ID: Hashable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) -> some View {
        modifier(
            EnvironmentChange {
                $0.boundScrollPosition = BoundScrollPosition(
                    destination: id.wrappedValue.map { .view(AnyHashable($0), anchor) }, anchor: anchor,
                    followsViews: true, set: { new in if let new = new?.base as? ID { id.wrappedValue = new } })
            })
    }

    /// Binds the position of the scroll view in here.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentChange {
                $0.boundScrollPosition = BoundScrollPosition(
                    destination: position.wrappedValue.destination, anchor: anchor, followsViews: false,
                    set: { new in position.wrappedValue.follow(new) })
            })
    }
}
