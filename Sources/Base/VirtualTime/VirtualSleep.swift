// SPDX-License-Identifier: MIT

import Synchronization

/// Waiting in virtual time, the implementation of `Task.sleep` in module `SwiftUI`.
///
/// It serves tasks that run within a host. Elsewhere, as in a test that drives a host, waiting takes real time.
public enum VirtualSleep {
    /// Suspends the task for `duration` of virtual time.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(for duration: Duration) async throws {
        guard let sleeper = Sleeper(seconds: duration.seconds) else { return try await Task.sleep(for: duration) }
        try await sleeper.wait()
    }

    /// Suspends the task for `nanoseconds`, even if it is cancelled.
    public static func sleepThroughCancellation(nanoseconds: UInt64) async {
        guard let sleeper = Sleeper(seconds: Double(nanoseconds) / 1e9) else { return await realSleep(nanoseconds) }
        await sleeper.waitThroughCancellation()
    }

    /// Suspends the task until all other tasks that can run at this moment have run.
    public static func yield() async {
        guard JobQueue.isCollecting else { return await Task.yield() }
        await unsafe withUnsafeContinuation { continuation in
            onClock { unsafe $0.jobs.resumeLast(continuation) }
        }
    }

    /// The virtual time since 0; nil outside of any host.
    package static var elapsed: Duration? { onClock { .seconds($0.time) } }

    private static func realSleep(_ nanoseconds: UInt64) async {
        let sleeping = Task.detached { try? await Task.sleep(nanoseconds: nanoseconds) }
        await sleeping.value
    }

    /// Runs `body` with the clock of the host on this thread. Returns nil if no host is running on this thread.
    fileprivate static func onClock<Result: Sendable>(_ body: @MainActor (VirtualClock) -> Result) -> Result? {
        guard JobQueue.isCollecting else { return nil }
        return MainActor.assumeIsolated { VirtualClock.current.map(body) }
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// A task that waits for a moment in virtual time.
private final class Sleeper: Sendable {
    private enum State {
        case awake
        case asleep(UnsafeContinuation<Void, any Error>)
        case finished(cancelled: Bool)
    }
    private let state = Mutex(State.awake)

    /// nil outside of any host.
    init?(seconds: Double) {
        let isScheduled: Void? = VirtualSleep.onClock { clock in
            _ = clock.schedule(at: clock.time + seconds) { self.finish(cancelled: false) }
        }
        guard isScheduled != nil else { return nil }
    }

    func wait() async throws {
        // A cancelled task does not wait, but it must yield once. Otherwise a loop around the call would block all
        // other tasks.
        if Task.isCancelled { await VirtualSleep.yield() }
        try await withTaskCancellationHandler {
            try await fallAsleep()
        } onCancel: {
            finish(cancelled: true)
        }
    }

    func waitThroughCancellation() async { try? await fallAsleep() }

    private func fallAsleep() async throws {
        try await unsafe withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
            let isCancelled: Bool? = state.withLock { state in
                if case .finished(let cancelled) = state { return cancelled }
                state = unsafe .asleep(continuation)
                return nil
            }
            if let isCancelled { unsafe Self.resume(continuation, cancelled: isCancelled) }
        }
    }

    private func finish(cancelled: Bool) {
        let continuation: UnsafeContinuation<Void, any Error>? = state.withLock { state in
            switch state {
            case .finished: return nil
            case .awake:
                state = .finished(cancelled: cancelled)
                return nil
            case .asleep(let continuation):
                state = .finished(cancelled: cancelled)
                return unsafe continuation
            }
        }
        if let continuation = unsafe continuation { unsafe Self.resume(continuation, cancelled: cancelled) }
    }

    private static func resume(_ continuation: UnsafeContinuation<Void, any Error>, cancelled: Bool) {
        if cancelled { unsafe continuation.resume(throwing: CancellationError()) } else { unsafe continuation.resume() }
    }
}
