// SPDX-License-Identifier: MIT

@_exported import Tolerances
@_spi(ViewGraph) import ViewGraph
import Views

// What a preview says about the snapshot that `render test` takes of it. Nothing else takes notice.

extension View {
    /// The moments that a snapshot of this preview shows, in seconds, rising: `.snapshotTimes(0, 0.5, 1)`. Without them it shows
    /// the view once it stands still, or one round of what never does.
    nonisolated public func snapshotTimes(_ times: Double...) -> some View {
        trait(SnapshotTimesTrait.self, times)
    }

    /// Leaves this preview out of snapshots.
    ///
    /// - Parameter reason: Said by `render test`.
    nonisolated public func snapshotDisabled(_ reason: String = "") -> some View {
        trait(SnapshotDisabledTrait.self, reason)
    }

    /// What a snapshot of this preview may differ by, and why: `.snapshotTolerance(.channels(2), because: "…")`.
    nonisolated public func snapshotTolerance(_ tolerance: Tolerance, because reason: String) -> some View {
        trait(SnapshotToleranceTrait.self, SnapshotLeeway(tolerance: tolerance, reason: reason))
    }
}

/// What may differ, and why.
package struct SnapshotLeeway: Equatable, Sendable {
    package var tolerance: Tolerance
    package var reason: String
}

/// All that a preview says about its snapshot.
package struct SnapshotWishes: Equatable, Sendable {
    /// In seconds; nil where it says none.
    package var times: [Double]?
    /// Why there is to be none; nil where there is to be one.
    package var disabled: String?
    package var leeway: SnapshotLeeway?

    package init(times: [Double]? = nil, disabled: String? = nil, leeway: SnapshotLeeway? = nil) {
        (self.times, self.disabled, self.leeway) = (times, disabled, leeway)
    }
}

extension ViewHost {
    /// What the view says about its snapshot.
    package var snapshotWishes: SnapshotWishes {
        let element = unplacedElement
        return SnapshotWishes(
            times: element[SnapshotTimesTrait.self], disabled: element[SnapshotDisabledTrait.self],
            leeway: element[SnapshotToleranceTrait.self])
    }
}

private enum SnapshotTimesTrait: PreviewTraitKey { typealias Found = [Double] }
private enum SnapshotDisabledTrait: PreviewTraitKey { typealias Found = String }
private enum SnapshotToleranceTrait: PreviewTraitKey { typealias Found = SnapshotLeeway }
