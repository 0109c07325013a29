// SPDX-License-Identifier: MIT

import SwiftUICore

// Sleeping in virtual time. The functions below have the signatures of the functions that they replace. They apply in
// every file that imports SwiftUI, with or without Foundation, because declarations of an imported module take
// precedence over the concurrency module's.

extension Task where Success == Never, Failure == Never {
    /// Sleeps for `duration` nanoseconds of virtual time.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        let (seconds, rest) = duration.quotientAndRemainder(dividingBy: 1_000_000_000)
        try await VirtualSleep.sleep(for: .seconds(Int64(seconds)) + .nanoseconds(Int64(rest)))
    }

    /// Sleeps for `duration` nanoseconds of virtual time, even if the task is cancelled.
    public static func sleep(_ duration: UInt64) async {
        await VirtualSleep.sleepThroughCancellation(nanoseconds: duration)
    }

    /// Sleeps for `duration`: in virtual time on a `ContinuousClock` or `SuspendingClock`, in the clock's own time on
    /// any other clock.
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

    /// Sleeps until `deadline`: in virtual time on a `ContinuousClock` or `SuspendingClock`, in the clock's own time on
    /// any other clock.
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

    /// Suspends the task until all other work of the present virtual time is done.
    public static func yield() async { await VirtualSleep.yield() }
}

extension ContinuousClock {
    /// The present virtual time.
    public static var now: Instant { VirtualInstants.continuous }
    /// The present virtual time.
    public var now: Instant { VirtualInstants.continuous }

    /// Sleeps in virtual time.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// Sleeps in virtual time.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}

extension ContinuousClock {
    /// Zero: no virtual time passes while code runs.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }

    /// The virtual time that passes while `work` runs.
    public func measure(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
    ) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

extension ContinuousClock.Instant {
    /// The present virtual time.
    public static var now: ContinuousClock.Instant { VirtualInstants.continuous }
}

extension SuspendingClock {
    /// The present virtual time.
    public static var now: Instant { VirtualInstants.suspending }
    /// The present virtual time.
    public var now: Instant { VirtualInstants.suspending }

    /// Sleeps in virtual time.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
    }

    /// Sleeps in virtual time.
    public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
    }
}

extension SuspendingClock {
    /// Zero: no virtual time passes while code runs.
    public func measure(_ work: () throws -> Void) rethrows -> Duration {
        let start = now
        try work()
        return start.duration(to: now)
    }

    /// The virtual time that passes while `work` runs.
    public func measure(
        isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
    ) async rethrows -> Duration {
        let start = now
        try await work()
        return start.duration(to: now)
    }
}

extension SuspendingClock.Instant {
    /// The present virtual time.
    public static var now: SuspendingClock.Instant { VirtualInstants.suspending }
}
