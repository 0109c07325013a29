// SPDX-License-Identifier: MIT

import CRuntime
import Dispatch

/// The pending steps of tasks that view code has started, first in, first out, on the host's thread.
///
/// A host advances without suspending, so the main actor's executor cannot run tasks in the meantime. The host
/// therefore replaces the executor. While the host's code runs, this queue collects the jobs that the host's thread
/// enqueues: the jobs of the main actor, and the jobs of no actor. The host runs them after the code that enqueued
/// them. Priorities are ignored. A task that moves to another thread, such as for real input, returns at an
/// unpredictable time and in no particular order.
///
/// Used only on the thread of its host.
package final class JobQueue: @unchecked Sendable {
    private enum Step {
        case job(UnsafeMutableRawPointer, onMainActor: Bool)
        case resumption(UnsafeContinuation<Void, Never>)
    }

    private var steps: [Step] = []
    private var head = 0

    package var isEmpty: Bool { head == steps.count }

    /// Runs the first pending step until its task suspends. Returns false if no step is pending.
    package func runFirst() -> Bool {
        guard !isEmpty else { return false }
        let step = steps[head]
        head += 1
        if isEmpty {
            steps.removeAll(keepingCapacity: true)
            head = 0
        }
        switch step {
        case .job(let job, let onMainActor): unsafe jobs_run(job, onMainActor)
        case .resumption(let continuation): unsafe continuation.resume()
        }
        return true
    }

    /// Resumes `continuation` after all steps that are pending now.
    package func resumeLast(_ continuation: UnsafeContinuation<Void, Never>) {
        unsafe steps.append(.resumption(continuation))
    }

    // MARK: Collecting

    /// Whether a host is running on the current thread.
    package static var isCollecting: Bool { jobs_are_collected() }

    /// Calls may be nested: the innermost queue collects the jobs.
    package func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.install
        let outer = unsafe jobs_begin(Unmanaged.passUnretained(self).toOpaque())
        defer { unsafe jobs_begin(outer) }
        return try body()
    }

    private static let install: Void = {
        let executor = UnownedSerialExecutor(ordinary: CollectingMainExecutor.shared)
        unsafe jobs_install(unsafeBitCast(executor, to: JobsExecutor.self)) { owner, job, isMain in
            let queue = unsafe Unmanaged<JobQueue>.fromOpaque(owner).takeUnretainedValue()
            unsafe queue.steps.append(.job(job, onMainActor: isMain))
        }
    }()
}

/// Replaces the main actor's executor while a host is running.
private final class CollectingMainExecutor: SerialExecutor {
    static let shared = CollectingMainExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        unsafe jobs_enqueue_on_main(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
    }

    func checkIsolated() {
        // The thread that runs a host counts as the main actor's thread. Any other thread must be on the main queue.
        if !JobQueue.isCollecting { dispatchPrecondition(condition: .onQueue(.main)) }
    }
}
