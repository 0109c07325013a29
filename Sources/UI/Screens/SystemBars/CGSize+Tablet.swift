// SPDX-License-Identifier: MIT

import Foundation

extension CGSize {
    /// Whether this is the size of a tablet's window in either orientation, in points.
    package var isOfTablet: Bool { min(width, height) >= 600 }
}
