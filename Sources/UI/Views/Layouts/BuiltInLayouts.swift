// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A layout that this engine carries out itself, wherever it may; an author's layout may also ask it like any other.
protocol BuiltInLayout: Layout {
    var arrangement: ContainerLayout { get }
}

extension BuiltInLayout {
    /// The size that the views take together.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        result(proposal, subviews).size
    }

    /// Places the views.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, placement) in zip(subviews, result(ProposedViewSize(bounds.size), subviews).placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    /// The gaps that the whole wants to keep.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        arrangement.plainSpacing(of: subviews.places.map { subviews.pass.children[$0] })
    }

    private func result(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutResult {
        arrangement.plainLayout(subviews.places.map { subviews.pass.children[$0] }, in: proposal) {
            subviews.places.map { subviews.pass.gridCells[$0] }
        }
    }
}

/// Arranges views side by side: what `HStack` does, as a value.
@frozen public struct HStackLayout: BuiltInLayout, Sendable {
    /// A stack has nothing to animate itself.
    public typealias AnimatableData = EmptyAnimatableData
    /// A stack has nothing to remember.
    public typealias Cache = Void

    /// Which guides of the views lie on one line.
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil: what each two of them ask for.
    public var spacing: CGFloat?

    /// - Parameters:
    ///   - alignment: Which guides of the views lie on one line.
    ///   - spacing: Points between neighbours; nil: what each two of them ask for, 8 where they ask for nothing.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var arrangement: ContainerLayout { .stack(.horizontal(alignment: alignment, spacing: spacing)) }

    /// Those of a row.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

/// Arranges views below each other: what `VStack` does, as a value.
@frozen public struct VStackLayout: BuiltInLayout, Sendable {
    /// A stack has nothing to animate itself.
    public typealias AnimatableData = EmptyAnimatableData
    /// A stack has nothing to remember.
    public typealias Cache = Void

    /// Which guides of the views lie on one line.
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil: what each two of them ask for.
    public var spacing: CGFloat?

    /// - Parameters:
    ///   - alignment: Which guides of the views lie on one line.
    ///   - spacing: Points between neighbours; nil: what each two of them ask for, 8 where they ask for nothing.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var arrangement: ContainerLayout { .stack(.vertical(alignment: alignment, spacing: spacing)) }

    /// Those of a column.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
}

/// Arranges views on top of each other: what `ZStack` does, as a value.
@frozen public struct ZStackLayout: BuiltInLayout, Sendable {
    /// A stack has nothing to animate itself.
    public typealias AnimatableData = EmptyAnimatableData
    /// A stack has nothing to remember.
    public typealias Cache = Void

    /// Which guides of the views coincide.
    public var alignment: Alignment

    /// Later views lie on top of earlier ones; their guides of `alignment` coincide.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var arrangement: ContainerLayout { .layers(LayerLayout(alignment: alignment)) }
}

/// Arranges the views of `GridRow`s in rows and columns: what `Grid` does, as a value.
@frozen public struct GridLayout: BuiltInLayout, Sendable {
    /// A grid has nothing to animate itself.
    public typealias AnimatableData = EmptyAnimatableData
    /// A grid has nothing to remember.
    public typealias Cache = Void

    /// Where views stand in their cells, if nothing else is said.
    public var alignment: Alignment
    /// Points between columns; nil: what the views ask for.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil: what the views ask for.
    public var verticalSpacing: CGFloat?

    /// - Parameters:
    ///   - alignment: Where views stand in their cells, if nothing else is said.
    ///   - horizontalSpacing: Points between columns; nil: what the views ask for.
    ///   - verticalSpacing: Points between rows; nil: what the views ask for.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    var arrangement: ContainerLayout {
        .grid(
            GridArrangement(
                alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}
