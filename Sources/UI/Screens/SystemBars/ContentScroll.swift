// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUICore
import Controls

/// The scroll position of a page's content, for the page's bars. It is an object of its own, so that scrolling
/// re-evaluates only the bars.
@MainActor @Observable
final class ContentScroll {
    /// The distance scrolled up from the rest position, in points; negative while pulled down.
    var distance: CGFloat = 0
    /// Whether content lies beneath the bottom bar.
    var reachesBelow = false
}

private enum TabScrollKey: EnvironmentKey { static var defaultValue: ContentScroll? { nil } }

extension EnvironmentValues {
    /// The scroll state for the tab bar below. The visible page of a tab updates it.
    var tabScroll: ContentScroll? {
        get { self[TabScrollKey.self] }
        set { self[TabScrollKey.self] = newValue }
    }
}

private struct ContentPlace: Equatable {
    var distance: CGFloat = 0
    var reachesBelow = false

    init(_ geometry: ScrollGeometry) {
        let insets = geometry.contentInsets
        // Ignores a scroll view without a top inset, because it does not extend beneath the bar.
        if insets.top > 0 { distance = geometry.contentOffset.y + insets.top }
        let hidden = geometry.contentSize.height - geometry.contentOffset.y - geometry.containerSize.height
        reachesBelow = insets.bottom > 0 && hidden > -insets.bottom + 0.5
    }
}

extension View {
    /// Tracks the scroll position of a page's scroll view, if the scroll view reaches below the bars.
    func noting(_ scroll: ContentScroll) -> some View {
        onScrollGeometryChange(for: ContentPlace.self, of: ContentPlace.init) { _, place in
            // Writes each property only if it changes, so that observers of the unchanged property are not invalidated.
            if scroll.distance != place.distance { scroll.distance = place.distance }
            if scroll.reachesBelow != place.reachesBelow { scroll.reachesBelow = place.reachesBelow }
        }
    }
}
