// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUICore

// On Apple's platforms, Foundation declares this conformance. Here every run loop schedules on the host's virtual
// clock, like the main queue.

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = VirtualDispatchQueue.SchedulerTimeType

    /// Empty, as in Apple's Combine.
    public struct SchedulerOptions {}

    /// The virtual time of the current host.
    public var now: SchedulerTimeType { VirtualDispatchQueue.main.now }
    /// Always 0: the virtual clock is exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action after the code that is running now, at the same virtual time.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualDispatchQueue.main.schedule(options: nil, action)
    }

    /// Runs the action at `date`, or immediately if `date` has passed.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { VirtualDispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs the action at `date` and then after every interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualDispatchQueue.main.schedule(
            after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
