// SPDX-License-Identifier: MIT

import Drawing
import Inspection

/// What is drawn at one time.
package struct SnapshotFrame: Sendable {
    package var time: Double
    package var list: DisplayList
    /// What the letters so far are from.
    package var fontFiles: Set<String>
    /// The views; nil where nobody asks for them, and for scenes that have none.
    package var tree: ViewTree?

    package init(time: Double, list: DisplayList, fontFiles: Set<String>, tree: ViewTree? = nil) {
        (self.time, self.list, self.fontFiles, self.tree) = (time, list, fontFiles, tree)
    }
}
