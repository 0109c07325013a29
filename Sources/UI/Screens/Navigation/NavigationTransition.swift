// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

@MainActor @preconcurrency
public protocol NavigationTransition {
    var _zoom: _ZoomSource? { get }
}

extension NavigationTransition {
    public var _zoom: _ZoomSource? { nil }
}

/// The view from which a zoom transition starts, identified by a key.
public struct _ZoomSource {
    let key: ZoomKey
}

public struct AutomaticNavigationTransition: NavigationTransition { nonisolated init() {} }
public struct ZoomNavigationTransition: NavigationTransition {
    let key: ZoomKey
    nonisolated init(_ key: ZoomKey) { self.key = key }
    public var _zoom: _ZoomSource? { _ZoomSource(key: key) }
}
/// Not supported: warns, and pages slide as usual.
public struct CrossFadeNavigationTransition: NavigationTransition { nonisolated init() {} }

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(ZoomKey(id: AnyHashable(sourceID), namespace: namespace))
    }
}
extension NavigationTransition where Self == CrossFadeNavigationTransition {
    public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
    /// In points; 0 by default.
    var _cornerRadius: CGFloat { get }
}

extension MatchedTransitionSourceConfiguration {
    public var _cornerRadius: CGFloat { 0 }
}

public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    nonisolated private let cornerRadius: CGFloat

    nonisolated init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    public var _cornerRadius: CGFloat { cornerRadius }

    /// Has no effect: the page has its own background from the start.
    nonisolated public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration {
        unsupported(self, "background of a matchedTransitionSource")
    }
    nonisolated public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(cornerRadius: min(shape.cornerSize.width, shape.cornerSize.height))
    }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> EmptyMatchedTransitionSourceConfiguration { unsupported(self, "shadow of a matchedTransitionSource") }
}

/// Reports the page's transition to its stack or sheet.
private struct PageTransitionReporter: ViewModifier {
    let zoom: ZoomKey?
    @Environment(\.navigation) private var navigation

    func body(content: Content) -> some View {
        let isFirst = navigation?.level ?? 0 == 0
        content.pageBars { $0.zoom = zoom }
            .sheetLook { if isFirst { $0.zoom = zoom } }
    }
}

extension View {
    /// Sets the transition with which this page appears. Supports `automatic` and `zoom`; `crossFade` warns.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        if style is CrossFadeNavigationTransition {
            HostServices.warn("navigationTransition(.crossFade): pages slide as usual")
        }
        return modifier(PageTransitionReporter(zoom: style._zoom?.key))
    }
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomSourceModifier(key: ZoomKey(id: AnyHashable(id), namespace: namespace), cornerRadius: 0))
    }
    public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            ZoomSourceModifier(
                key: ZoomKey(id: AnyHashable(id), namespace: namespace),
                cornerRadius: configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius))
    }
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
    nonisolated public func navigationDocument(_ url: URL) -> some View { withoutEffect(self, .system) }
}
