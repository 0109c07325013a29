// SPDX-License-Identifier: MIT

import Drawing

/// Tells which frames to compare with the ones before.
///
/// Where several in a row are different nearly everywhere, so are the next ones, mostly, and comparing two lists of many items
/// takes a tenth of what it takes to draw them. So more and more of them are drawn whole without a look, and a few more than
/// need be once the scene has calmed down.
package struct BusyFrames {
    /// Frames without a look, at most, between two that get one.
    package static let mostUnseen = 7
    /// Items of a frame that are looked at in any case: a frame that is the same costs nothing.
    private static let samples = 8

    /// How many frames in a row were different nearly everywhere, when they were looked at.
    private var count = 0
    private var unseen = 0

    package init() {}

    /// Whether to compare these frames.
    package mutating func compares(_ old: DisplayList, with new: DisplayList) -> Bool {
        guard unseen > 0, Self.differ(old.items, new.items) else { return true }
        unseen -= 1
        return false
    }

    /// Takes note of what the comparison of two frames has found.
    package mutating func note(differsEverywhere: Bool) {
        count = differsEverywhere ? count + 1 : 0
        unseen = min(max(count - 1, 0), Self.mostUnseen)
    }

    private static func differ(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
        guard old.count == new.count else { return true }
        return stride(from: 0, to: new.count, by: max(new.count / samples, 1)).contains { old[$0] != new[$0] }
    }
}
