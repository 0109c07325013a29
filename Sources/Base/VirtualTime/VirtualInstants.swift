// SPDX-License-Identifier: MIT

/// The current instants of Swift's clocks in virtual time; module `SwiftUI` returns them as `now`.
///
/// Each is the instant at which the process first asked, plus the virtual time. Differences are therefore exact and the
/// same in each run. Outside of a host they are the real instants.
public enum VirtualInstants {
    private static let continuousEpoch = ContinuousClock.now
    private static let suspendingEpoch = SuspendingClock.now

    /// The current instant of `ContinuousClock`.
    public static var continuous: ContinuousClock.Instant {
        VirtualSleep.elapsed.map { continuousEpoch + $0 } ?? .now
    }

    /// The current instant of `SuspendingClock`. Virtual time is never suspended, so it advances like `continuous`.
    public static var suspending: SuspendingClock.Instant {
        VirtualSleep.elapsed.map { suspendingEpoch + $0 } ?? .now
    }
}
