// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive one stands for as many as there is room for.
public struct GridItem: Sendable {
    /// How wide a column is.
    public enum Size: Sendable {
        /// So many points.
        case fixed(CGFloat)
        /// What is left for it, within bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as find room, each within bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide the column is.
    public var size: Size
    /// Points to the next column; nil: 8.
    public var spacing: CGFloat?
    /// Where views stand in their cells; nil: as the grid says.
    public var alignment: Alignment?

    /// - Parameters:
    ///   - size: How wide the column is.
    ///   - spacing: Points to the next column; nil: 8.
    ///   - alignment: Where views stand in their cells; nil: in the middle.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Views in columns, row by row, of which those are made that can be seen. It is as wide as what is offered.
public struct LazyVGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - columns: The columns, from the leading edge on.
    ///   - alignment: Where the columns stand where they do not fill the width.
    ///   - spacing: Points between rows; nil: 8.
    ///   - pinnedViews: The parts of sections that stay in sight while their section is.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            tracks: GridTracks(columns))
        self.content = content()
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}

/// Views in rows, column by column, of which those are made that can be seen. It is as high as what is offered.
public struct LazyHGrid<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - rows: The rows, from the top on.
    ///   - alignment: Where the rows stand where they do not fill the height.
    ///   - spacing: Points between columns; nil: 8.
    ///   - pinnedViews: The parts of sections that stay in sight while their section is.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews,
            tracks: GridTracks(rows))
        self.content = content()
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}
