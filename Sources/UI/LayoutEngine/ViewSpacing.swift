// SPDX-License-Identifier: MIT

import Foundation

/// The spacing that a view prefers to its neighbours in a stack.
///
/// Each edge has one of four preferences. Two adjacent edges determine their gap as follows:
///
///     plain  | plain      8 points, the default gap
///     text   | text       the larger `toText` (0 for the system font: lines touch)
///     text   | plain      the text's `toEdge`
///     mixed  | plain      the `toEdge` of the texts in the mixed edge
///     mixed  | text       the larger of the text's `toEdge` and both `toText`
///     mixed  | mixed      the largest of all four lengths
///     fixed  | anything   the largest fixed length (a `Spacer` is fixed at 0, so it adds no gap)
public struct ViewSpacing: Equatable, Sendable {
    /// The preference of one edge, with lengths in points. The table of `ViewSpacing` tells how two edges combine.
    package enum EdgePreference: Equatable, Sendable {
        case plain
        case text(toText: CGFloat, toEdge: CGFloat)
        /// The edge of a container in which texts and plain views are side by side, with the largest lengths of the texts.
        case mixed(toText: CGFloat, toEdge: CGFloat)
        case fixed(CGFloat)
    }

    package var top: EdgePreference
    package var leading: EdgePreference
    package var bottom: EdgePreference
    package var trailing: EdgePreference

    /// The gap between two plain views, in points.
    package static let defaultGap: CGFloat = 8

    public init() { self.init(all: .plain) }

    public static let zero = ViewSpacing(all: .fixed(0))

    package init(all wish: EdgePreference) { (top, leading, bottom, trailing) = (wish, wish, wish, wish) }

    /// The spacing of a text: font-dependent above and below, plain at the sides.
    package init(textAbove: EdgePreference, below: EdgePreference) {
        self.init()
        (top, bottom) = (textAbove, below)
    }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal: EdgePreference.gap(trailing, next.leading)
        case .vertical: EdgePreference.gap(bottom, next.top)
        }
    }

    /// Keeps the stronger preference of the two on each of `edges`. Containers combine their children's spacing with
    /// this method.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top = EdgePreference.stronger(top, other.top) }
        if edges.contains(.leading) { leading = EdgePreference.stronger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = EdgePreference.stronger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = EdgePreference.stronger(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Replaces text spacing on `edges` by plain spacing, as frames and paddings do.
    package mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = .plain }
        if edges.contains(.leading) { leading = .plain }
        if edges.contains(.bottom) { bottom = .plain }
        if edges.contains(.trailing) { trailing = .plain }
    }
}

extension ViewSpacing.EdgePreference {
    package static func gap(_ a: Self, _ b: Self) -> CGFloat {
        switch (a, b) {
        case (.fixed(let x), .fixed(let y)): max(x, y)
        case (.fixed(let x), _), (_, .fixed(let x)): x
        case (.text(let x, _), .text(let y, _)): max(x, y)
        case (.text(_, let x), .plain), (.plain, .text(_, let x)): x
        case (.mixed(_, let x), .plain), (.plain, .mixed(_, let x)): x
        case (.mixed(let x, _), .text(let y, let edge)), (.text(let y, let edge), .mixed(let x, _)): max(x, y, edge)
        case (.mixed(let x1, let y1), .mixed(let x2, let y2)): max(x1, y1, x2, y2)
        case (.plain, .plain): ViewSpacing.defaultGap
        }
    }

    package static func stronger(_ a: Self, _ b: Self) -> Self {
        switch (a, b) {
        case (.fixed(let x), .fixed(let y)): .fixed(max(x, y))
        case (.text(let x1, let y1), .text(let x2, let y2)): .text(toText: max(x1, x2), toEdge: max(y1, y2))
        case (.plain, .plain), (.plain, .fixed), (.fixed, .plain): .plain
        case (.text(let x, let y), .plain), (.plain, .text(let x, let y)): .mixed(toText: x, toEdge: y)
        case (.mixed(let x1, let y1), .text(let x2, let y2)), (.text(let x1, let y1), .mixed(let x2, let y2)),
            (.mixed(let x1, let y1), .mixed(let x2, let y2)):
            .mixed(toText: max(x1, x2), toEdge: max(y1, y2))
        case (.mixed, _), (.text, .fixed): a
        case (_, .mixed), (.fixed, .text): b
        }
    }
}
