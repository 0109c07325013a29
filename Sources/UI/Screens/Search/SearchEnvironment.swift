// SPDX-License-Identifier: MIT

import Views
import Controls

/// Ends a search: what was written goes, and the focus with it.
@MainActor @preconcurrency
public struct DismissSearchAction {
    let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// Ends the search; does nothing where nothing is searched.
    public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
    /// Whether somebody is writing into the search field of this place.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of this place.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
