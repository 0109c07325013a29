// SPDX-License-Identifier: MIT

@_exported import Tolerances
@_spi(ViewGraph) import ViewGraph
import Views

// Snapshot settings of a preview. Only `render test` uses them.

extension View {
    /// Sets the times of the snapshot's frames, in seconds and ascending: `.snapshotTimes(0, 0.5, 1)`.
    ///
    /// Without this modifier, the snapshot shows the view at rest. If the view never rests, the snapshot shows one
    /// loop.
    nonisolated public func snapshotTimes(_ times: Double...) -> some View {
        trait(SnapshotTimesTrait.self, times)
    }

    /// Excludes this preview from snapshots.
    ///
    /// - Parameter reason: Why the preview is excluded; `render test` prints it.
    nonisolated public func snapshotDisabled(_ reason: String = "") -> some View {
        trait(SnapshotDisabledTrait.self, reason)
    }

    /// Sets the maximum difference between this preview and its baseline image. Example:
    /// `.snapshotTolerance(.channels(2), because: "…")`.
    nonisolated public func snapshotTolerance(_ tolerance: Tolerance, because reason: String) -> some View {
        trait(SnapshotToleranceTrait.self, ExplainedTolerance(tolerance, because: reason))
    }
}

/// A snapshot tolerance and the reason why the snapshot needs it.
package struct ExplainedTolerance: Equatable, Sendable {
    package var tolerance: Tolerance
    package var reason: String

    package init(_ tolerance: Tolerance, because reason: String) { (self.tolerance, self.reason) = (tolerance, reason) }
}

package struct PreviewSnapshotSettings: Equatable, Sendable {
    /// The times of the frames in seconds; nil if unset.
    package var times: [Double]?
    /// The reason for excluding the preview; nil if it is not excluded.
    package var disabled: String?
    package var leeway: ExplainedTolerance?

    package init(times: [Double]? = nil, disabled: String? = nil, leeway: ExplainedTolerance? = nil) {
        (self.times, self.disabled, self.leeway) = (times, disabled, leeway)
    }
}

extension ViewHost {
    /// The settings made by the `snapshot…` modifiers in the host's view.
    package var snapshotSettings: PreviewSnapshotSettings {
        let element = unplacedElement
        return PreviewSnapshotSettings(
            times: element[SnapshotTimesTrait.self], disabled: element[SnapshotDisabledTrait.self],
            leeway: element[SnapshotToleranceTrait.self])
    }
}

private enum SnapshotTimesTrait: PreviewTraitKey { typealias Found = [Double] }
private enum SnapshotDisabledTrait: PreviewTraitKey { typealias Found = String }
private enum SnapshotToleranceTrait: PreviewTraitKey { typealias Found = ExplainedTolerance }
