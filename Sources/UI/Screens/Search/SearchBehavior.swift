// SPDX-License-Identifier: MIT

import Interaction

/// What becomes of the toolbar while somebody searches. It is always as it was.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// It stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a field to search stands in a toolbar. It is always as wide as there is room.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As the place has it.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// As a button, where there is little room.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

extension View {
    /// What becomes of the toolbar while somebody searches.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
    /// How the field stands in a toolbar.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
