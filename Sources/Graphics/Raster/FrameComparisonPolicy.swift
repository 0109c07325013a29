// SPDX-License-Identifier: MIT

import Drawing

/// Decides which frames to compare with their predecessors.
///
/// After several frames that differ nearly everywhere, the next frames probably do too, so comparing them is wasted.
/// The longer such a run of frames is, the more frames are drawn whole without a comparison, up to
/// `maximumSkippedFrames`. So a few frames may be drawn whole after the scene has calmed down.
package struct FrameComparisonPolicy {
    /// The largest number of successive frames that are drawn without a comparison.
    package static let maximumSkippedFrames = 7
    /// Before the comparison of two frames is skipped, about this many pairs of items are compared as samples. If all
    /// pairs are equal, the frames are compared after all.
    private static let samples = 8

    /// The number of compared frames in a row that differed nearly everywhere.
    private var count = 0
    private var unseen = 0

    package init() {}

    /// Whether to compare `new` with its predecessor `old`. If not, `new` is drawn whole.
    package mutating func compares(_ old: DisplayList, with new: DisplayList) -> Bool {
        guard unseen > 0, Self.differ(old.items, new.items) else { return true }
        unseen -= 1
        return false
    }

    /// Records whether two compared frames differed nearly everywhere. This decides how many of the next frames are
    /// compared.
    package mutating func note(differsEverywhere: Bool) {
        count = differsEverywhere ? count + 1 : 0
        unseen = min(max(count - 1, 0), Self.maximumSkippedFrames)
    }

    private static func differ(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
        guard old.count == new.count else { return true }
        return stride(from: 0, to: new.count, by: max(new.count / samples, 1)).contains { old[$0] != new[$0] }
    }
}
