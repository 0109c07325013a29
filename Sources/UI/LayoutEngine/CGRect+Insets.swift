// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
    /// The rectangle reduced by the insets; its size is at least 0. If `isMirrored`, the leading edge is on the right.
    package func inset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        CGRect(
            x: minX + (isMirrored ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }
}
