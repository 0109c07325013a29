// SPDX-License-Identifier: MIT

import Drawing

/// Decides which frames to compare with their predecessors.
///
/// After several frames that differ nearly everywhere, the next ones probably do too, and the comparison would be
/// wasted. So the longer such a run lasts, the more frames are drawn whole without a comparison. After the scene has
/// calmed down, a few more frames than necessary are drawn whole.
package struct FrameComparisonPolicy {
    /// The largest number of successive frames that are drawn without a comparison.
    package static let maximumSkippedFrames = 7
    /// Before the comparison of two frames is skipped, about this many of their items are compared. If all of these are
    /// equal, the frames are compared after all.
    private static let samples = 8

    /// The number of compared frames in a row that differed nearly everywhere.
    private var count = 0
    private var unseen = 0

    package init() {}

    /// Whether to compare these two frames.
    package mutating func compares(_ old: DisplayList, with new: DisplayList) -> Bool {
        guard unseen > 0, Self.differ(old.items, new.items) else { return true }
        unseen -= 1
        return false
    }

    /// Records the result of a comparison.
    package mutating func note(differsEverywhere: Bool) {
        count = differsEverywhere ? count + 1 : 0
        unseen = min(max(count - 1, 0), Self.maximumSkippedFrames)
    }

    private static func differ(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
        guard old.count == new.count else { return true }
        return stride(from: 0, to: new.count, by: max(new.count / samples, 1)).contains { old[$0] != new[$0] }
    }
}
