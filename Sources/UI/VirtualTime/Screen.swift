// SPDX-License-Identifier: MIT

import Foundation

/// The window of a host, which is all the screen that there is.
package struct Screen: Sendable {
    /// In points.
    package var size = CGSize(width: 393, height: 852)
    /// Pixels per point.
    package var scale: CGFloat = 2
    /// What a device covers of the edges, in points: top, left, bottom, right.
    package var covered: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) = (0, 0, 0, 0)
    package var isDark = false
    package var hasHighContrast = false
    package var isRightToLeft = false
    /// The kind of the device.
    package var idiom = DeviceIdiom.phone

    package init() {}
}
