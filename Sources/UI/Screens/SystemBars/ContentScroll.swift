// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Interaction
import Controls

/// How the content of a page has been scrolled, for the bars above and below it. Apart from the page, so that the bars alone
/// are evaluated while it scrolls.
@MainActor @Observable
final class ContentScroll {
    /// Points by which it has moved up from where it rests; negative while it is pulled down.
    var distance: CGFloat = 0
    /// Whether something lies beneath the bar below.
    var reachesBelow = false
}

private enum TabScrollKey: EnvironmentKey { static var defaultValue: ContentScroll? { nil } }

extension EnvironmentValues {
    /// For the bar of tabs below this place: of several pages in a tab, that which is seen tells it what lies beneath.
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
        // Lower down, it is not the content of the page.
        if insets.top > 0 { distance = geometry.contentOffset.y + insets.top }
        let hidden = geometry.contentSize.height - geometry.contentOffset.y - geometry.containerSize.height
        reachesBelow = insets.bottom > 0 && hidden > -insets.bottom + 0.5
    }
}

extension View {
    /// Notes how the scroll view of this page is scrolled, if it reaches below the bars.
    func noting(_ scroll: ContentScroll) -> some View {
        onScrollGeometryChange(for: ContentPlace.self, of: ContentPlace.init) { _, place in
            // Who reads the one is not to be evaluated for the other.
            if scroll.distance != place.distance { scroll.distance = place.distance }
            if scroll.reachesBelow != place.reachesBelow { scroll.reachesBelow = place.reachesBelow }
        }
    }
}
