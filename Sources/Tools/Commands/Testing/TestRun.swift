// SPDX-License-Identifier: MIT

import Foundation
import SnapshotChecks
import Synchronization
import Zoetrope

/// Takes snapshots in parallel, each in a process of its own.
struct TestRun: Sendable {
    let program: TestProgram
    /// The folders of recorded snapshots.
    var reading: [String] = []
    /// The existing folders in which the processes may write snapshots and failures.
    var writing: [String] = []
    let mode: RecordMode
    let scale: Double
    let settle: Double
    let jobs: Int?
    let console: Console
    let isQuiet: Bool

    private struct State {
        var next = 0
        var results: [TestResult?]
        var done = 0
        var failed = 0
        var running: Int
        var toldAt = ContinuousClock.now
    }

    /// Runs the tests, and returns their results in the order of `cases`.
    func results(of cases: [TestCase]) async -> [TestResult] {
        let count = max(1, min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, cases.count))
        let state = Mutex(State(results: Array(repeating: nil, count: cases.count), running: count))
        let shared = Shared(state: state)
        await withCheckedContinuation { continuation in
            for _ in 0..<count {
                let thread = Thread {
                    let line = Result { try TestProgram.Line(program, reading: reading, writing: writing) }
                    while let index = shared.take(of: cases.count) {
                        shared.put(result(of: cases[index], line), at: index, self)
                    }
                    if shared.leave() { continuation.resume() }
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
        }
        if console.isInteractive, !isQuiet { console.err(Console.clearLine) }
        return shared.results
    }

    private final class Shared: Sendable {
        private let state: Mutex<State>

        init(state: consuming Mutex<State>) { self.state = state }

        func take(of count: Int) -> Int? {
            state.withLock { state in
                guard state.next < count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func put(_ result: TestResult, at index: Int, _ run: TestRun) {
            state.withLock { state in
                state.results[index] = result
                state.done += 1
                if result.hasFailed { state.failed += 1 }
                run.showProgress(state.done, of: state.results.count, failed: state.failed, &state.toldAt)
            }
        }

        /// Called by each thread when no tests are left.
        ///
        /// - Returns: Whether the calling thread was the last one.
        func leave() -> Bool {
            state.withLock { state in
                state.running -= 1
                return state.running == 0
            }
        }

        var results: [TestResult] { state.withLock { $0.results.compactMap(\.self) } }
    }

    /// Overwrites a line of progress on a terminal; prints a line every ten seconds otherwise.
    private func showProgress(_ done: Int, of count: Int, failed: Int, _ told: inout ContinuousClock.Instant) {
        guard !isQuiet else { return }
        let now = ContinuousClock.now
        guard now - told > (console.isInteractive ? .milliseconds(100) : .seconds(10)) else { return }
        told = now
        let words = "\(done) of \(count) previews" + (failed == 0 ? "" : ", \(failed) not as recorded")
        console.err(console.isInteractive ? Console.clearLine + words : words + "\n")
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
            mode: mode.rawValue, reference: test.reference.path, failureName: test.failureName, root: test.root.path)
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
