// SPDX-License-Identifier: MIT

import Drawing
import Inspection
import ScreenLint

/// The display list of a view or a scene at one time, in seconds, with its fonts and views.
package struct SnapshotFrame: Sendable {
    package var time: Double
    package var list: DisplayList
    /// The paths of the font files used up to this time.
    package var fontFiles: Set<String>
    /// The tree of views; nil if no tree was requested, and for scenes without views.
    package var tree: ViewTree?
    /// The picture with its accessibility elements; nil if the format does not show them.
    package var accessibility: DisplayList?
    /// Finds the faults of the screen at this time, if the source has not been advanced since; nil if they are not of
    /// interest.
    package var findings: (@MainActor @Sendable () throws -> [Finding])?

    package init(
        time: Double, list: DisplayList, fontFiles: Set<String>, tree: ViewTree? = nil,
        accessibility: DisplayList? = nil
    ) {
        (self.time, self.list, self.fontFiles, self.tree) = (time, list, fontFiles, tree)
        self.accessibility = accessibility
    }
}
