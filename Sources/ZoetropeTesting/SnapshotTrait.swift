// SPDX-License-Identifier: MIT

import SnapshotChecks
import Testing
import Views
import Zoetrope

/// What all snapshots of a test, or of the tests of a suite, have in common.
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
    /// Whether snapshots are recorded; an argument of `expectSnapshot` goes before it.
    public static func snapshots(record mode: RecordMode) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(mode: mode))
    }

    /// What may differ, and why.
    public static func snapshots(tolerance: Tolerance, because reason: String) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(tolerance: tolerance, reason: reason))
    }

    /// What views may ask for without there being any: `.snapshots(permittingMissing: [.picture])`. All else that is
    /// missing fails the test.
    public static func snapshots(permittingMissing kinds: Set<RenderWarning.Kind>) -> SnapshotTrait {
        SnapshotTrait(settings: SnapshotSettings(permittedMissing: kinds))
    }
}

/// The same for XCTest: overrides `invokeTest()` with `withSnapshots(record: .all) { super.invokeTest() }`.
public func withSnapshots<Result>(record mode: RecordMode, _ body: () throws -> Result) rethrows -> Result {
    try SnapshotSettings.$current.withValue(
        SnapshotSettings.current.overridden(by: SnapshotSettings(mode: mode)), operation: body)
}

/// What holds where an assertion does not say otherwise.
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
