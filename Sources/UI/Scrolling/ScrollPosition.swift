// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable, @unchecked Sendable {
        case none
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    private var place = Place.none
    /// The number of requests so far. Because of this number, two identical requests in a row compare unequal.
    private var requestCount = 0
    public private(set) var isPositionedByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        scrollTo(x: x, y: y)
    }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        request(.view(AnyHashable(id), anchor))
    }
    public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }
    public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }

    private mutating func request(_ place: Place) {
        self.place = place
        requestCount += 1
        isPositionedByUser = false
    }

    public var viewID: (any Hashable & Sendable)? {
        guard case .view(let id, _) = place else { return nil }
        // `viewID` needs the type `Hashable & Sendable`, but `AnyHashable` drops the marker `Sendable`. The cast
        // restores it. The cast is sound, because only `Sendable` values are stored and the marker does not exist at
        // run time.
        guard let base = id.base as? any Hashable else { return nil }
        return unsafe unsafeBitCast(base, to: (any Hashable & Sendable).self)
    }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        guard case .view(let id, _) = place else { return nil }
        return id.base as? T
    }

    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    public var point: CGPoint? {
        guard case .point(let x?, let y?) = place else { return nil }
        return CGPoint(x: x, y: y)
    }
    public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
    public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

    var destination: ScrollDestination? {
        switch place {
        case .none: nil
        case .view(let id, let anchor): .view(id, anchor)
        case .edge(let edge): .edge(edge)
        case .point(let x, let y): .point(x: x, y: y)
        }
    }

    /// Records that the user has scrolled. `id` is the view at the new position, if known.
    mutating func follow(_ id: AnyHashable?) {
        place = id.map { .view($0, nil) } ?? .none
        isPositionedByUser = true
    }
}

extension View {
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

    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentChange {
                $0.boundScrollPosition = BoundScrollPosition(
                    destination: position.wrappedValue.destination, anchor: anchor, followsViews: false,
                    set: { new in position.wrappedValue.follow(new) })
            })
    }
}
