// SPDX-License-Identifier: MIT

import Foundation

extension CGSize {
    /// Whether a window of this size, in points, is that of a tablet in either orientation.
    package var isOfTablet: Bool { min(width, height) >= 600 }
}
