// SPDX-License-Identifier: MIT

import Foundation
import Observation
import Views

/// How the content of a page has been scrolled, for the bars above and below it. Apart from the page, so that the bars alone
/// are evaluated while it scrolls.
@MainActor @Observable
final class ContentScroll {
    /// Points by which it has moved up from where it rests; negative while it is pulled down.
    var distance: CGFloat = 0
    /// Whether something lies beneath the bar below.
    var reachesBelow = false
}

extension View {
    /// Notes how the scroll view of this page is scrolled, if it reaches below the bar above.
    func noting(_ scroll: ContentScroll) -> some View {
        onScrollGeometryChange(for: CGFloat.self) { geometry in
            // Lower down, it is not the content of the page.
            geometry.contentInsets.top > 0 ? geometry.contentOffset.y + geometry.contentInsets.top : 0
        } action: { _, distance in
            scroll.distance = distance
        }
        .onScrollGeometryChange(for: Bool.self) { geometry in
            let hidden = geometry.contentSize.height - geometry.contentOffset.y - geometry.containerSize.height
            return geometry.contentInsets.bottom > 0 && hidden > -geometry.contentInsets.bottom + 0.5
        } action: { _, reachesBelow in
            scroll.reachesBelow = reachesBelow
        }
    }
}
