// SPDX-License-Identifier: MIT

import Views
import Controls

extension View {
    /// The title of the page that this view is on.
    nonisolated public func navigationTitle(_ title: Text) -> some View { pageBars { $0.title = title } }
    /// The title of the page that this view is on.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// The title of the page that this view is on.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// The title of the page that this view is on. Nobody renames it here.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

    /// How the title is shown.
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        pageBars { $0.titleMode = mode }
    }

    /// A second line of the title; iOS has none.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
    /// A second line of the title; iOS has none.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    /// A second line of the title; iOS has none.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }

    // MARK: Older names

    /// The title of the page that this view is on.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// The title of the page that this view is on.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    /// The title of the page that this view is on.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// The title of the page that this view is on, and how it is shown.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        pageBars {
            $0.title = title
            $0.titleMode = displayMode
        }
    }
    /// The title of the page that this view is on, and how it is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(titleKey), displayMode: displayMode) }
    /// The title of the page that this view is on, and how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationBarTitle(Text(title), displayMode: displayMode) }

    /// Whether the bar above this page is left out.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { pageBars { $0.isHidden = hidden } }
    /// Whether the button is left out that goes back.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        pageBars { $0.hidesBackButton = hidesBackButton }
    }

    /// Views at both ends of the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    /// Views at the leading end of the bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Views at the trailing end of the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
