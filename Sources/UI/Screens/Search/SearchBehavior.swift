// SPDX-License-Identifier: MIT

import SwiftUICore

/// Has no effect: the toolbar stays unchanged during a search.
public struct SearchPresentationToolbarBehavior: Sendable {
    fileprivate let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Has no effect: the field fills the available width.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        unsupported(self, "searchPresentationToolbarBehavior", when: behavior.name != "automatic")
    }
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
        unsupported(self, "searchToolbarBehavior(.minimize)", when: behavior == .minimize)
    }
}
