// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// Where scrolling is to end.
public struct ScrollTarget: Hashable {
    /// What is to be seen of the content, in its coordinates.
    public var rect: CGRect
    /// The point of `rect` that counts; nil: its corner at the top.
    public var anchor: UnitPoint?

    /// - Parameters:
    ///   - rect: What is to be seen of the content.
    ///   - anchor: The point of it that counts.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behaviour may know of a scroll view and its surroundings.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// What was seen when the finger came down.
    public let originalTarget: ScrollTarget
    /// How fast the content moves, in points a second.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The axes on which it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues
    let targets: (CGRect) -> [ScrollTargetView]

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Says where a flick comes to its end.
public protocol ScrollTargetBehavior {
    /// What is known of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Changes the place where scrolling would end by itself.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behaviour whose end counts even where it is the one that a flick would have come to.
protocol AligningBehavior: ScrollTargetBehavior {}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Ends at a whole page, and no more than one page on.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Ends where a view of the target layout begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Ends where a view of the target layout begins, no more than so many views on.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// Ends where a view of the target layout has its anchor at that of the scroll view.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self {
        var behavior = ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
        behavior.anchor = anchor
        return behavior
    }
}

/// Ends at a whole page, and no more than one page on.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, AligningBehavior {
    /// The behaviour has no parameters.
    public init() {}

    /// Goes to the nearest page.
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

/// Ends where a view of the target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, AligningBehavior {
    /// How far a flick goes at most.
    public struct LimitBehavior: Hashable, Sendable {
        enum Kind { case automatic, always, alwaysByFew, alwaysByOne, never }
        let kind: Kind
        /// Sideways as far as a page, otherwise without a limit.
        public static let automatic = LimitBehavior(kind: .automatic)
        /// As far as a page.
        public static let always = LimitBehavior(kind: .always)
        /// As far as a few views.
        public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
        /// As far as one view.
        public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
        /// Without a limit.
        public static let never = LimitBehavior(kind: .never)
    }

    private let limit: LimitBehavior
    var anchor: UnitPoint?

    /// - Parameter limitBehavior: How far a flick goes at most.
    public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Goes to the nearest view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
            align(&target, context, axis)
        }
    }

    private func align(_ target: inout ScrollTarget, _ context: TargetContext, _ axis: Axis) {
        let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
        let page = target.rect.size[axis]
        /// The offset at which a view is aligned.
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
