// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// How a page comes and goes. Pages slide here, and sheets rise, whatever is asked for: a warning says so.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated init() {} }
/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
/// One page fades, the other comes.
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the system has it.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that `matchedTransitionSource(id:in:)` names so.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// One page fades, the other comes.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a view looks out of which a page comes.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// How a view looks out of which a page comes, before anything is said.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated init() {}

    /// Its ground; not heeded, since nothing comes out of it here.
    nonisolated public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
    /// Its outline; not heeded, since nothing comes out of it here.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration { self }
    /// Its shadow; not heeded, since nothing comes out of it here.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

extension View {
    /// How the page of this view comes and goes.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        if !(style is AutomaticNavigationTransition) {
            HostServices.warn("navigationTransition: pages slide and sheets rise as usual")
        }
        return self
    }
    /// Names the view out of which a page may come.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    /// Names the view out of which a page may come, and says how it looks meanwhile.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
    /// Whether links in this view have an arrow at the end of their rows. They do here.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    /// The file that the page shows, for its title.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
}
