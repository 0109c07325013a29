// SPDX-License-Identifier: MIT

import Foundation

extension CGRect {
    /// The rectangle reduced by the insets, down to an empty size. `isMirrored` means that the leading edge is the
    /// right one.
    package func inset(by insets: EdgeInsets, isMirrored: Bool) -> CGRect {
        CGRect(
            x: minX + (isMirrored ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }
}
