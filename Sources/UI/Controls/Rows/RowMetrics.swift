// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Lengths of a row, in points.
package enum RowMetrics {
    /// Of a line of body text.
    package static let lineHeight: CGFloat = 22
    /// Of rows below another row that opens and closes, for each of these around them, in points.
    package static let indentation: CGFloat = 20
    /// From anywhere in a row to outside of it.
    package static let reach: CGFloat = 2000
    /// How a row that was touched becomes as it was.
    package static let unpressing = Animation.easeOut(duration: 0.35)
}
