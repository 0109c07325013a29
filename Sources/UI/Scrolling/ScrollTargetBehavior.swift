// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let targets: (CGRect) -> [ScrollTargetView]

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behaviour whose target is used even if it equals the natural end of the flick.
protocol AligningBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self {
        var behavior = ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
        behavior.anchor = anchor
        return behavior
    }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior, AligningBehavior {
    public init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ proposed: CGFloat, _ original: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return proposed }
            let start = (original / length).rounded()
            return min(max((proposed / length).rounded(), start - 1), start + 1) * length
        }
        let original = context.originalTarget.rect
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(
                target.rect.minX, original.minX, context.velocity.dx, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(
                target.rect.minY, original.minY, context.velocity.dy, context.containerSize.height)
        }
    }
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, AligningBehavior {
    public struct LimitBehavior: Hashable, Sendable {
        enum Kind { case automatic, always, alwaysByFew, alwaysByOne, never }
        let kind: Kind
        public static let automatic = LimitBehavior(kind: .automatic)
        public static let always = LimitBehavior(kind: .always)
        /// A flick ends at most three views from its start.
        public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
        public static let never = LimitBehavior(kind: .never)
    }

    private let limit: LimitBehavior
    var anchor: UnitPoint?

    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            align(&target, context, axis)
        }
    }

    private func align(_ target: inout ScrollTarget, _ context: TargetContext, _ axis: Axis) {
        let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let page = target.rect.size[axis]
        /// The scroll offset at which a view's frame is aligned with the anchor.
        func place(_ frame: CGRect) -> CGFloat { frame.origin[axis] + share * (frame.size[axis] - page) }
        let original = context.originalTarget.rect.origin[axis]
        var proposed = target.rect.origin[axis]
        let isLimited = limit.kind == .always || (limit.kind == .automatic && axis == .horizontal)
        if isLimited { proposed = min(max(proposed, original - page), original + page) }
        var places = context.targets(target.rect).map { place($0.frame) }
        if limit.kind == .alwaysByOne || limit.kind == .alwaysByFew {
            places = context.targets(context.originalTarget.rect).map { place($0.frame) }.sorted()
            let steps = limit.kind == .alwaysByOne ? 1 : 3
            if let start = places.indices.min(by: { abs(places[$0] - original) < abs(places[$1] - original) }) {
                places = Array(places[max(start - steps, 0)...min(start + steps, places.count - 1)])
            }
        }
        guard let nearest = places.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
        if axis == .horizontal { target.rect.origin.x = nearest } else { target.rect.origin.y = nearest }
    }
}
