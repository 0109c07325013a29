// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Constants of list rows; lengths in points.
package enum RowMetrics {
    /// The height of one line of body text.
    package static let lineHeight: CGFloat = 22
    /// The width reserved for a label's icon at the default text size.
    static let iconWidth: CGFloat = 28
    /// The distance from a label's column of icons to its title.
    static let iconToTitle: CGFloat = 16
    /// The same two lengths on macOS.
    static let macIconWidth: CGFloat = 18
    static let macIconToTitle: CGFloat = 6
    /// The indentation per enclosing disclosure row.
    package static let indentation: CGFloat = 20
    /// The width, in points, by which a row's background extends beyond the row's edges. Wider than any row.
    package static let reach: CGFloat = 2000
    /// The fade of a row's grey background after a press.
    package static let unpressing = Animation.easeOut(duration: 0.35)
}
