// SPDX-License-Identifier: MIT

import Foundation

/// The current instants of Swift's clocks in virtual time. Module `SwiftUI` returns them as the clocks' `now`.
///
/// Inside a host, an instant is the start of the machine plus the virtual time. Outside of any host, it is the real
/// instant.
public enum VirtualInstants {
    private static let continuousEpoch = ContinuousClock().systemEpoch
    private static let suspendingEpoch = SuspendingClock().systemEpoch

    /// The seconds since the start of the machine, which is also the beginning of virtual time.
    public static var uptime: Double {
        VirtualSleep.elapsed.map { $0 / .seconds(1) } ?? ProcessInfo.processInfo.systemUptime
    }

    /// `ContinuousClock.now` in virtual time; outside of any host, in real time.
    public static var continuous: ContinuousClock.Instant {
        VirtualSleep.elapsed.map { continuousEpoch + $0 } ?? .now
    }

    /// The current instant of `SuspendingClock`. Virtual time is never suspended, so it advances like `continuous`.
    public static var suspending: SuspendingClock.Instant {
        VirtualSleep.elapsed.map { suspendingEpoch + $0 } ?? .now
    }
}
