// SPDX-License-Identifier: MIT

import Foundation
import ViewGraph

// What controls know of lists, which stand above them.

private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether this place is a row of a list.
    package var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}

/// Lengths of a row, in points.
package enum RowMetrics {
    /// Of a line of body text.
    package static let lineHeight: CGFloat = 22
    /// Of rows below another row that opens and closes, for each of these around them, in points.
    package static let indentation: CGFloat = 20
}
