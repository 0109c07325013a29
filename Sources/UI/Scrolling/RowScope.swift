// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// What a list says to the views in its rows. It stands here since a scroll view in a row ends it: what is scrolled there is not
// laid out as a row.

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum NavigationRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether this place is a row of a list.
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
    /// Whether links are rows with a chevron.
    package var navigationRow: Bool {
        get { self[NavigationRowKey.self] }
        set { self[NavigationRowKey.self] = newValue }
    }
}
