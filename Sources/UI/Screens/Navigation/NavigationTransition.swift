// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// How a page, a sheet or a cover comes and goes.
@MainActor @preconcurrency
public protocol NavigationTransition {
    /// For this engine: the view that the page comes out of.
    var _zoom: _ZoomSource? { get }
}

extension NavigationTransition {
    /// Out of none.
    public var _zoom: _ZoomSource? { nil }
}

/// For this engine: the view that a page comes out of.
public struct _ZoomSource {
    let key: ZoomKey
}

/// As the system has it.
public struct AutomaticNavigationTransition: NavigationTransition { nonisolated init() {} }
/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {
    let key: ZoomKey
    nonisolated init(_ key: ZoomKey) { self.key = key }
    /// For this engine: that view.
    public var _zoom: _ZoomSource? { _ZoomSource(key: key) }
}
/// One page fades, the other comes.
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As the system has it.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Out of the view that `matchedTransitionSource(id:in:)` names so.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(ZoomKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    /// One page fades, the other comes.
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

/// How a view looks out of which a page comes.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
    /// For this engine: the radius of its corners, in points.
    var _cornerRadius: CGFloat { get }
}

extension MatchedTransitionSourceConfiguration {
    /// None.
    public var _cornerRadius: CGFloat { 0 }
}

/// How a view looks out of which a page comes, before anything is said.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated private let cornerRadius: CGFloat

    nonisolated init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    /// For this engine: the radius of its corners, in points.
    public var _cornerRadius: CGFloat { cornerRadius }

    /// Its ground; not heeded: the page has its own from the beginning.
    nonisolated public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
    /// Its outline.
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
    }
    /// Its shadow; not heeded.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { self }
}

/// Tells the page how it comes and goes.
private struct PageTransitionWish: ViewModifier {
    let zoom: ZoomKey?
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let isFirst = navigation?.level ?? 0 == 0
        content.pageBars { $0.zoom = zoom }
            .sheetLook { if isFirst { $0.zoom = zoom } }
    }
}

extension View {
    /// How the page of this view comes and goes.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        if style is CrossFadeNavigationTransition {
            HostServices.warn("navigationTransition(.crossFade): pages slide as usual")
        }
        return modifier(PageTransitionWish(zoom: style._zoom?.key))
    }
    /// Names the view out of which a page may come.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSourceModifier(key: ZoomKey(id: AnyHashable(id), namespace: namespace), cornerRadius: 0))
    }
    /// Names the view out of which a page may come, and says how it looks meanwhile.
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            ZoomSourceModifier(
                key: ZoomKey(id: AnyHashable(id), namespace: namespace),
                cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
    }
    /// Whether links in this view have an arrow at the end of their rows. They do here.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    /// The file that the page shows, for its title.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
}
