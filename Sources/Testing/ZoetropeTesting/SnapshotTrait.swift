// SPDX-License-Identifier: MIT

import SnapshotChecks
import Testing
import Views
import Zoetrope

/// Settings for all snapshots of a test or a suite.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: SnapshotSettings

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var isRecursive: Bool { true }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotSettings.$current.withValue(SnapshotSettings.current.overridden(by: settings)) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotTrait {
    /// Sets the recording mode. An argument of `expectSnapshot` overrides it.
    public static func snapshots(record mode: RecordMode) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(mode: mode))
    }

    /// Sets the tolerance for comparing images. The reason explains why the images may differ.
    public static func snapshots(tolerance: Tolerance, because reason: String) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(tolerance: tolerance, reason: reason))
    }

    /// Permits kinds of missing resources: `.snapshots(permittingMissing: [.picture])`. Other missing resources fail
    /// the test.
    public static func snapshots(permittingMissing kinds: Set<RenderWarning.Kind>) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(permittedMissing: kinds))
    }
}

/// Sets the recording mode in XCTest: override `invokeTest()` with `withSnapshots(record: .all) { super.invokeTest()
/// }`.
public func withSnapshots<Result>(record mode: RecordMode, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotSettings.$current.withValue(
        SnapshotSettings.current.overridden(by: SnapshotSettings(mode: mode)), operation: body)
}

/// The settings that an assertion inherits and may override.
struct SnapshotSettings: Sendable {
    var mode: RecordMode?
    var tolerance: Tolerance?
    var reason: String?
    var permittedMissing: Set<RenderWarning.Kind>?

    @TaskLocal static var current = SnapshotSettings()

    func overridden(by inner: SnapshotSettings) -> SnapshotSettings {
        let hasTolerance = inner.tolerance != nil
        return SnapshotSettings(
            mode: inner.mode ?? mode, tolerance: hasTolerance ? inner.tolerance : tolerance,
            reason: hasTolerance ? inner.reason : reason, permittedMissing: inner.permittedMissing ?? permittedMissing)
    }
}
