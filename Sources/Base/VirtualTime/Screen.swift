// SPDX-License-Identifier: MIT

import Foundation

/// The screen that view code sees, which is the host's window.
package struct Screen: Sendable {
    /// In points.
    package var size = CGSize(width: 393, height: 852)
    /// The window size in points that decides the size classes; nil if `size` decides them.
    package var deviceWindow: CGSize?
    /// Pixels per point.
    package var scale: CGFloat = 2
    /// The insets of the edges that a device covers, in points.
    package var covered: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0)
    package var isDark = false
    package var hasHighContrast = false
    package var isRightToLeft = false
    package var idiom = DeviceIdiom.phone

    package init() {}
}
