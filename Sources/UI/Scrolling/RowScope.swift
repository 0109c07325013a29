// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// Environment values that a list sets for its rows. They are declared here, because a scroll view in a row resets them
// for its content.

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum NavigationRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
    /// Whether links are drawn as rows with a chevron.
    package var navigationRow: Bool {
        get { self[NavigationRowKey.self] }
        set { self[NavigationRowKey.self] = newValue }
    }
}
