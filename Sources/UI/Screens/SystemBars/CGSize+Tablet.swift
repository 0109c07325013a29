// SPDX-License-Identifier: MIT

import Foundation

extension CGSize {
    /// Whether a window of this size, in points, is that of a tablet, upright or lying.
    package var isOfTablet: Bool { min(width, height) >= 600 }
}
