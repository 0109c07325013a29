// SPDX-License-Identifier: MIT

import Interaction

// Declarations of any other module win over those of Swift's concurrency module, so these are meant wherever a file
// imports SwiftUI, with Foundation or without. They have the signatures that they replace.

extension Task where Success == Never, Failure == Never {
    /// Suspends the task for `duration`, in virtual time.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
        try await VirtualSleep.sleep(for: .seconds(Int64(seconds)) + .nanoseconds(Int64(rest)))
    }

    /// Suspends the task for so many nanoseconds of virtual time, cancelled or not.
    public static func sleep(_ duration: UInt64) async {
        await VirtualSleep.sleepThroughCancellation(nanoseconds: duration)
    }

    /// Suspends the task for `duration`, in virtual time where the clock is one of Swift's own.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if clock is ContinuousClock || clock is SuspendingClock {
            try await VirtualSleep.sleep(for: duration as! Duration)
        } else {
            try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
    }

    /// Suspends the task until `deadline`, in virtual time where the clock is one of Swift's own.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        switch deadline {
        case let deadline as ContinuousClock.Instant:
            try await VirtualSleep.sleep(for: VirtualInstants.continuous.duration(to: deadline))
        case let deadline as SuspendingClock.Instant:
            try await VirtualSleep.sleep(for: VirtualInstants.suspending.duration(to: deadline))
        default:
            try await clock.sleep(until: deadline, tolerance: tolerance)
        }
    }

    /// Lets everything else that can go on at this moment go first.
    public static func yield() async { await VirtualSleep.yield() }
}

extension ContinuousClock {
    /// The present in virtual time.
    public static var now: Instant { VirtualInstants.continuous }
    /// The present in virtual time.
    public var now: Instant { VirtualInstants.continuous }

    /// Suspends the task until `deadline`, in virtual time.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// Suspends the task for `duration`, in virtual time.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}

extension ContinuousClock.Instant {
    /// The present in virtual time.
    public static var now: ContinuousClock.Instant { VirtualInstants.continuous }
}

extension SuspendingClock {
    /// The present in virtual time.
    public static var now: Instant { VirtualInstants.suspending }
    /// The present in virtual time.
    public var now: Instant { VirtualInstants.suspending }

    /// Suspends the task until `deadline`, in virtual time.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// Suspends the task for `duration`, in virtual time.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}

extension SuspendingClock.Instant {
    /// The present in virtual time.
    public static var now: SuspendingClock.Instant { VirtualInstants.suspending }
}
