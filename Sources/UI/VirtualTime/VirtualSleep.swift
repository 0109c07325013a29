// SPDX-License-Identifier: MIT

import Synchronization

/// Waiting in virtual time: what `Task.sleep` and its like are made of in module `SwiftUI`.
///
/// All of it serves tasks that run within a host. Elsewhere, as in a test around one, waiting takes real time.
public enum VirtualSleep {
    /// Suspends the task for `duration`.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(for duration: Duration) async throws {
        guard let sleeper = Sleeper(seconds: duration.seconds) else { return try await Task.sleep(for: duration) }
        try await sleeper.wait()
    }

    /// Suspends the task for `nanoseconds`, cancelled or not.
    public static func sleepThroughCancellation(nanoseconds: UInt64) async {
        guard let sleeper = Sleeper(seconds: Double(nanoseconds) / 1e9) else { return await realSleep(nanoseconds) }
        await sleeper.waitThroughCancellation()
    }

    /// Lets everything else that can go on at this moment go first.
    public static func yield() async {
        guard JobQueue.isCollecting else { return await Task.yield() }
        await unsafe withUnsafeContinuation { continuation in
            onClock { unsafe $0.jobs.resumeLast(continuation) }
        }
    }

    /// Virtual time as an instant of a clock that counts from `epoch`; nil outside of any host.
    package static var elapsed: Duration? { onClock { .seconds($0.time) } }

    private static func realSleep(_ nanoseconds: UInt64) async {
        let sleeping = Task.detached { try? await Task.sleep(nanoseconds: nanoseconds) }
        await sleeping.value
    }

    /// The clock of the host at work on this thread.
    fileprivate static func onClock<Result: Sendable>(_ body: @MainActor (VirtualClock) -> Result) -> Result? {
        guard JobQueue.isCollecting else { return nil }
        return MainActor.assumeIsolated { VirtualClock.current.map(body) }
    }
}

extension Duration {
    fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

/// A task that waits for a moment of virtual time.
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
        // Nothing is waited for; but a loop around it must not keep all others from going on.
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
