// SPDX-License-Identifier: MIT

/// The instants of Swift's clocks in virtual time: module `SwiftUI` hands them out as `now`.
///
/// They are the moments at which the process first asked, moved on by virtual time, so that differences between them are
/// exact and the same in each run. Outside of a host they are the real ones.
public enum VirtualInstants {
    private static let continuousEpoch = ContinuousClock.now
    private static let suspendingEpoch = SuspendingClock.now

    /// The present instant of `ContinuousClock`.
    public static var continuous: ContinuousClock.Instant {
        VirtualSleep.elapsed.map { continuousEpoch + $0 } ?? .now
    }

    /// The present instant of `SuspendingClock`; virtual time is never suspended, so it moves like the other one.
    public static var suspending: SuspendingClock.Instant {
        VirtualSleep.elapsed.map { suspendingEpoch + $0 } ?? .now
    }
}
