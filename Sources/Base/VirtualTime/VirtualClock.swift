// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The virtual time of one host, and its event queue.
///
/// Timers and dispatch queues are used without a reference to a host (`Timer.scheduledTimer(…)`). They belong to the
/// host whose code is running: a host makes its clock current whenever it calls the author's code. All of this happens
/// on the main actor.
@MainActor
package final class VirtualClock {
    /// In seconds. Time 0 is 1 January 2001, 00:00 UTC.
    package private(set) var time: Double = 0 {
        didSet { Self.latest.store(time.bitPattern, ordering: .relaxed) }
    }
    private var queue = EventQueue()
    /// Provides files, images and translations to the host's code, and collects warnings.
    package let services = HostServices()
    /// The task steps that can run at the current moment.
    package let jobs = JobQueue()

    package init() {}

    // MARK: The current clock

    private static var stack: [VirtualClock] = []

    /// The clock of the host whose code is running; nil outside of any host.
    package static var current: VirtualClock? { stack.last }

    /// The time of the clock that advanced last, in any host. Threads without a host read this time.
    private nonisolated static let latest = Atomic(0.0.bitPattern)

    /// The time of the current clock; 0 outside of any host. On other threads, the time of the clock that advanced
    /// last, which may change at any moment.
    package nonisolated static var now: Double {
        guard HostThread.isCurrent else { return Double(bitPattern: latest.load(ordering: .relaxed)) }
        return MainActor.assumeIsolated { current?.time ?? 0 }
    }

    /// The interval between two frames of the fastest displays, in seconds.
    package nonisolated static let shortestInterval = 1.0 / 120

    /// The date at a virtual time. Time 0 is 1 January 2001, 00:00 UTC.
    package nonisolated static func date(at time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

    package nonisolated static func time(of date: Date) -> Double { date.timeIntervalSinceReferenceDate }

    /// The current clock; traps if there is none.
    package static func required(for caller: String) -> VirtualClock {
        guard let current else {
            preconditionFailure(
                "\(caller) was called while no view was running, so that there is no clock to wait for; call it from "
                    + "a view's code: onAppear, an action, or the initializer of an object that the view owns")
        }
        return current
    }

    package func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        Self.stack.append(self)
        services.makeCurrent()
        defer {
            Self.stack.removeLast()
            Self.stack.last?.services.makeCurrent()
        }
        return try jobs.collecting(body)
    }

    // MARK: Events

    /// Calls `action` at `time`, or as soon as possible if `time` has passed. An infinite time means never.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.ID {
        queue.insert(at: max(time, self.time), action)
    }

    package func cancel(_ id: EventQueue.ID) { queue.remove(id) }

    /// The tolerance, in seconds, for rounding errors in sums of decimal fractions. An event that is due this short a
    /// time after a frame belongs to the frame.
    private static let margin = 1e-9

    /// Advances to the next event that is due at or before `limit`. Removes the event and returns its action; nil if
    /// there is no such event.
    package func popEvent(through limit: Double) -> (@MainActor () -> Void)? {
        guard let event = queue.popFirst(through: limit + Self.margin) else { return nil }
        time = max(time, min(event.time, limit))
        return event.action
    }

    package func move(to time: Double) { self.time = time }

    // MARK: Chance

    /// View code gets the same random numbers in every rendering.
    package var randomness = SplitMix64(seed: 0)
}
