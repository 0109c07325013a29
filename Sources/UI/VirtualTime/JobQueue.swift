// SPDX-License-Identifier: MIT

import CJobs
import Dispatch

/// The steps of tasks that view code has started: first come, first served, on the thread of the host.
///
/// A host advances in one go, without giving the main actor away. A task could not go on meanwhile, so the host takes
/// the runtime's place: while its code is running, jobs enqueued by its thread come here, those for the main actor and
/// those for no actor alike, and the host runs them when the code before them is done. Priorities make no difference.
/// A task that leaves for another thread (for real input, say) comes back whenever that is done, outside of any order.
///
/// Used on the thread of its host only.
package final class JobQueue: @unchecked Sendable {
    private enum Step {
        case job(UnsafeMutableRawPointer, onMainActor: Bool)
        case resumption(UnsafeContinuation<Void, Never>)
    }

    private var steps: [Step] = []
    private var head = 0

    package var isEmpty: Bool { head == steps.count }

    /// Runs the first step that waits, until its task waits again; false where none does.
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

    /// Lets all steps that wait go before that of the continuation.
    package func resumeLast(_ continuation: UnsafeContinuation<Void, Never>) {
        unsafe steps.append(.resumption(continuation))
    }

    // MARK: Collecting

    /// Whether the running thread is that of a host at work.
    package static var isCollecting: Bool { jobs_are_collected() }

    /// Takes the jobs that `body` enqueues.
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

/// Stands in for the main actor's executor while a host is at work.
private final class CollectingMainExecutor: SerialExecutor {
    static let shared = CollectingMainExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        unsafe jobs_enqueue_on_main(unsafeBitCast(UnownedJob(job), to: UnsafeMutableRawPointer.self))
    }

    func checkIsolated() {
        // Hosts work on the main actor.
        if !JobQueue.isCollecting { dispatchPrecondition(condition: .onQueue(.main)) }
    }
}
