// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

public struct LazyVStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}

public struct LazyHStack<Content: View>: _PrimitiveView {
    let arrangement: LazyArrangement
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: alignment.key, spacing: spacing, pinned: pinnedViews)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LazyContainerNode(view, { $0.content }, inputs) { $0.arrangement }
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
