// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

extension ViewHost {
    /// Whether any scroll view in the window scrolls horizontally.
    package var scrollsHorizontally: Bool {
        shownElement.scrollViewsInside.contains { $0.settings.axes.contains(.horizontal) }
    }

    /// The outermost vertical scroll views: for each, its height and the height of its content and margins, in points.
    package var verticalScrollViews: [(height: CGFloat, content: CGFloat)] {
        _ = try? displayList()
        return shownElement.outermostVerticalScrollViews.map { ($0.size.height, $0.wholeHeight) }
    }
}

extension Element {
    fileprivate final var outermostVerticalScrollViews: [ScrollElement] {
        if let scroll = self as? ScrollElement, scroll.settings.axes.contains(.vertical) { return [scroll] }
        return childElements.flatMap(\.outermostVerticalScrollViews)
    }
}

extension ScrollElement {
    fileprivate var wholeHeight: CGFloat { contentSize.height + settings.contentMargins.vertical }
}
