// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Interaction

// On Apple's systems Foundation says this. There is one run loop for all here: the clock of the host, like the main queue.

extension RunLoop: @retroactive Scheduler {
    /// A moment of virtual time.
    public typealias SchedulerTimeType = VirtualDispatchQueue.SchedulerTimeType

    /// There are none.
    public struct SchedulerOptions {}

    /// The moment at which the view is now.
    public var now: SchedulerTimeType { VirtualDispatchQueue.main.now }
    /// 0: this clock is always exact.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action after the code that is running now, at the same moment.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        VirtualDispatchQueue.main.schedule(options: nil, action)
    }

    /// Runs the action at `date`, or at once where that has passed.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { VirtualDispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs the action at `date`, and again after each interval.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        VirtualDispatchQueue.main.schedule(
            after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
