// SPDX-License-Identifier: MIT

import Foundation
import Observation
import SwiftUICore
import Controls

/// The scroll position of a page's content, observed by its bars. A separate object, so that scrolling re-evaluates
/// the bars only.
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
        // A scroll view without a top inset does not reach below the bar.
        if insets.top > 0 { distance = geometry.contentOffset.y + insets.top }
        let hidden = geometry.contentSize.height - geometry.contentOffset.y - geometry.containerSize.height
        reachesBelow = insets.bottom > 0 && hidden > -insets.bottom + 0.5
    }
}

extension View {
    /// Tracks the scroll position of a page's scroll view, if the scroll view reaches below the bars.
    func noting(_ scroll: ContentScroll) -> some View {
        onScrollGeometryChange(for: ContentPlace.self, of: ContentPlace.init) { _, place in
            // Written separately, so that observers of one property are not invalidated by the other.
            if scroll.distance != place.distance { scroll.distance = place.distance }
            if scroll.reachesBelow != place.reachesBelow { scroll.reachesBelow = place.reachesBelow }
        }
    }
}
