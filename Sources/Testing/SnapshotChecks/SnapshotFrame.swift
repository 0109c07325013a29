// SPDX-License-Identifier: MIT

import Drawing
import Inspection

/// The drawing at one time.
package struct SnapshotFrame: Sendable {
    package var time: Double
    package var list: DisplayList
    /// The font files used so far.
    package var fontFiles: Set<String>
    /// The views; nil if they are not needed, and for scenes without views.
    package var tree: ViewTree?

    package init(time: Double, list: DisplayList, fontFiles: Set<String>, tree: ViewTree? = nil) {
        (self.time, self.list, self.fontFiles, self.tree) = (time, list, fontFiles, tree)
    }
}
