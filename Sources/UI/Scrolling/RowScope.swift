// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

// What a list says to the views in its rows. It stands here since a scroll view in a row ends it: what is scrolled there is not
// laid out as a row.

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RowPressKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private enum NavigationRowKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether this place is a row of a list.
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
    /// Whether a finger lies on a button of this row, which is grey then; nil outside of rows.
    package var rowPress: Binding<Bool>? {
        get { self[RowPressKey.self] }
        set { self[RowPressKey.self] = newValue }
    }
    /// Whether links are rows with a chevron.
    package var navigationRow: Bool {
        get { self[NavigationRowKey.self] }
        set { self[NavigationRowKey.self] = newValue }
    }
}
