// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A layout of SwiftUI, such as `HStackLayout`. The engine runs its `arrangement` directly where it can; custom layouts
/// call the `Layout` methods.
protocol BuiltInLayout: Layout {
    var arrangement: ContainerLayout { get }
}

extension BuiltInLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        result(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, placement) in zip(subviews, result(ProposedViewSize(bounds.size), subviews).placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        arrangement.plainSpacing(of: subviews.places.map { subviews.pass.children[$0] })
    }

    private func result(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LayoutResult {
        arrangement.plainLayout(subviews.places.map { subviews.pass.children[$0] }, in: proposal) {
            subviews.places.map { subviews.pass.gridCells[$0] }
        }
    }
}

@frozen public struct HStackLayout: BuiltInLayout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var arrangement: ContainerLayout { .stack(.horizontal(alignment: alignment, spacing: spacing)) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }
}

@frozen public struct VStackLayout: BuiltInLayout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    var arrangement: ContainerLayout { .stack(.vertical(alignment: alignment, spacing: spacing)) }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }
}

@frozen public struct ZStackLayout: BuiltInLayout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var arrangement: ContainerLayout { .layers(LayerLayout(alignment: alignment)) }
}

@frozen public struct GridLayout: BuiltInLayout, Sendable {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void

    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

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
