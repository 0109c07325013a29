// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks
import Tolerances
import Zoetrope

/// Takes snapshots in parallel, each in a process of its own.
struct TestRun: Sendable {
    let workers: TestWorkers
    let mode: RecordMode
    let scale: Double
    let settle: Double
    /// The project's tolerance for previews that declare none, and its reason.
    let tolerance: (value: Tolerance, because: String)?

    /// Runs the tests, and returns their results in the order of `cases`.
    func results(of cases: [TestCase]) async -> [TestResult] {
        await workers.outputs(of: cases, failures: "not as recorded", hasFailed: \.hasFailed) { result(of: $0, $1) }
    }

    private func result(of test: TestCase, _ line: Result<TestProgram.Line, any Error>) -> TestResult {
        if let reason = test.disabled {
            return TestResult(test, SnapshotOutcome(outcome: .disabled, summary: reason), seconds: 0)
        }
        if let failure = test.failure {
            return TestResult(test, SnapshotOutcome(outcome: .failed, summary: failure), seconds: 0)
        }
        let begin = ContinuousClock.now
        let taking = SnapshotOrder(
            source: test.source, member: test.member, variant: test.variant, scale: scale, settle: settle,
            mode: mode.rawValue, reference: test.reference.path, failureName: test.failureName, root: test.root.path,
            tolerance: tolerance.map { "\($0.value)" }, because: tolerance?.because)
        var taken: SnapshotOutcome
        do {
            let run = try line.get().run(.take(taking), as: SnapshotOutcome.self)
            taken =
                run.failure.map { SnapshotOutcome(outcome: .failed, summary: $0) } ?? run.answers.last
                ?? SnapshotOutcome(outcome: .failed, summary: "its process wrote no result")
        } catch {
            taken = SnapshotOutcome(outcome: .failed, summary: "\(error)")
        }
        return TestResult(test, taken, seconds: (ContinuousClock.now - begin) / .seconds(1))
    }
}
