// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Carries out orders in parallel: one thread per core, each with a line of processes of its own.
struct TestWorkers: Sendable {
    let program: TestProgram
    /// Folders that the processes may read, in addition to the author's.
    var reading: [String] = []
    /// The existing folders in which the processes may write.
    var writing: [String] = []
    /// The number of threads; nil for one per core.
    let jobs: Int?
    let console: Console
    let isQuiet: Bool

    private struct State<Output> {
        var next = 0
        var outputs: [Output?]
        var done = 0
        var failed = 0
        var running: Int
        var toldAt = ContinuousClock.now
    }

    /// The outputs in the order of the items.
    ///
    /// - Parameters:
    ///   - failures: the words for failed items in the line of progress.
    ///   - hasFailed: whether an output counts as failed.
    ///   - carryOut: runs on the thread of the given line.
    func outputs<Item: Sendable, Output: Sendable>(
        of items: [Item], failures: String, hasFailed: @escaping @Sendable (Output) -> Bool,
        _ carryOut: @escaping @Sendable (Item, Result<TestProgram.Line, any Error>) -> Output
    ) async -> [Output] {
        let count = max(1, min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, items.count))
        let shared = Shared<Output>(count: items.count, threads: count)
        await withCheckedContinuation { continuation in
            for _ in 0..<count {
                let thread = Thread {
                    let line = Result { try TestProgram.Line(program, reading: reading, writing: writing) }
                    while let index = shared.take() {
                        let output = carryOut(items[index], line)
                        shared.put(output, at: index, isFailure: hasFailed(output)) { done, failed, told in
                            showProgress(done, of: items.count, failed: failed, failures, &told)
                        }
                    }
                    if shared.leave() { continuation.resume() }
                }
                thread.stackSize = 1 << 20
                thread.start()
            }
        }
        if console.isInteractive, !isQuiet { console.err(Console.clearLine) }
        return shared.outputs
    }

    private final class Shared<Output: Sendable>: Sendable {
        private let state: Mutex<State<Output>>

        init(count: Int, threads: Int) {
            state = Mutex(State(outputs: Array(repeating: nil, count: count), running: threads))
        }

        func take() -> Int? {
            state.withLock { state in
                guard state.next < state.outputs.count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func put(
            _ output: Output, at index: Int, isFailure: Bool,
            tell: (_ done: Int, _ failed: Int, _ told: inout ContinuousClock.Instant) -> Void
        ) {
            state.withLock { state in
                state.outputs[index] = output
                state.done += 1
                if isFailure { state.failed += 1 }
                tell(state.done, state.failed, &state.toldAt)
            }
        }

        /// - Returns: whether this was the last running thread.
        func leave() -> Bool {
            state.withLock { state in
                state.running -= 1
                return state.running == 0
            }
        }

        var outputs: [Output] { state.withLock { $0.outputs.compactMap(\.self) } }
    }

    /// Overwrites a line of progress on a terminal; prints a line every ten seconds otherwise. A parent process that
    /// wants to show the progress gets its own lines.
    private func showProgress(
        _ done: Int, of count: Int, failed: Int, _ failures: String, _ told: inout ContinuousClock.Instant
    ) {
        let now = ContinuousClock.now
        if ToldProgress.isWanted {
            guard now - told > ToldProgress.pause else { return }
            told = now
            return console.err(ToldProgress.line(done, of: count))
        }
        guard !isQuiet else { return }
        guard now - told > (console.isInteractive ? .milliseconds(100) : .seconds(10)) else { return }
        told = now
        let words = "\(done) of \(count) previews" + (failed == 0 ? "" : ", \(failed) \(failures)")
        console.err(console.isInteractive ? Console.clearLine + words : words + "\n")
    }
}
