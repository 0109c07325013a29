// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

@MainActor @preconcurrency
public struct DismissSearchAction {
    let action: (@MainActor () -> Void)?

    nonisolated init(_ action: (@MainActor () -> Void)? = nil) { self.action = action }

    /// Clears the text and removes the focus; does nothing outside of a search.
    public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum CollapsedSearchKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }

extension EnvironmentValues {
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The height by which the search field has collapsed, in points.
    var collapsedSearch: CGFloat {
        get { self[CollapsedSearchKey.self] }
        set { self[CollapsedSearchKey.self] = newValue }
    }
}
