// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Views below each other, of which those are made that can be seen. It is as wide as what is offered.
public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - alignment: Which guides of the views lie on those of the stack.
    ///   - spacing: Points between neighbours; nil: what each two of them ask for, 8 where they ask for nothing.
    ///   - pinnedViews: The parts of sections that stay in sight while their section is.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}

/// Views side by side, of which those are made that can be seen. It is as high as what is offered.
public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    /// - Parameters:
    ///   - alignment: Which guides of the views lie on those of the stack.
    ///   - spacing: Points between neighbours; nil: what each two of them ask for, 8 where they ask for nothing.
    ///   - pinnedViews: The parts of sections that stay in sight while their section is.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}

/// The parts of sections that stay in sight while something of their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32
    /// Parts by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
