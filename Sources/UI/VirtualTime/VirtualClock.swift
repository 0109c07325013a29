// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The time of one view host, and what is to happen in it.
///
/// Timers and dispatch queues are called without any host in sight (`Timer.scheduledTimer(…)`). They belong to the host
/// whose code is running: a host makes its clock the current one whenever it calls into the author's code. All of this
/// happens on the main actor.
@MainActor
package final class VirtualClock {
    /// Seconds since the view began to live.
    package private(set) var time: Double = 0 {
        didSet { Self.latest.store(time.bitPattern, ordering: .relaxed) }
    }
    private var queue = EventQueue()
    /// What else the code of this clock's host can ask for.
    package let services = HostServices()
    /// What the tasks of this host's view can go on with at the present moment.
    package let jobs = JobQueue()

    package init() {}

    // MARK: The current clock

    private static var stack: [VirtualClock] = []

    /// That of the host whose code is running; nil outside of any.
    package static var current: VirtualClock? { stack.last }

    /// What the clock that was moved last was moved to, for threads that no host works on.
    private nonisolated static let latest = Atomic(0.0.bitPattern)

    /// The time of the current clock; 0, when every view begins to live, outside of any. On another thread that of the
    /// clock that was moved last: it may go on at any moment.
    package nonisolated static var now: Double {
        guard HostThread.isCurrent else { return Double(bitPattern: latest.load(ordering: .relaxed)) }
        return MainActor.assumeIsolated { current?.time ?? 0 }
    }

    /// The shortest time between two things that are shown one after the other, in seconds: the frames of the fastest displays.
    package nonisolated static let shortestInterval = 1.0 / 120

    /// The moment at which the virtual time is 0: 1 January 2001, 00:00 UTC.
    package nonisolated static func date(at time: Double) -> Date { Date(timeIntervalSinceReferenceDate: time) }

    package nonisolated static func time(of date: Date) -> Double { date.timeIntervalSinceReferenceDate }

    /// The current clock, for code that cannot do without.
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
        defer { Self.stack.removeLast() }
        return try jobs.collecting(body)
    }

    // MARK: Events

    /// Calls `action` at `time`, or as soon as possible where that has passed. Infinitely late is never.
    @discardableResult
    package func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.ID {
        queue.insert(at: max(time, self.time), action)
    }

    package func cancel(_ id: EventQueue.ID) { queue.remove(id) }

    /// Sums of decimal fractions miss each other by some last digits: what is due this little after a frame is still
    /// shown in it. In seconds.
    private static let margin = 1e-9

    /// Moves on to the next thing that is due by `limit`, and takes it out; nil where nothing is.
    package func popEvent(through limit: Double) -> (@MainActor () -> Void)? {
        guard let event = queue.popFirst(through: limit + Self.margin) else { return nil }
        time = max(time, min(event.time, limit))
        return event.action
    }

    package func move(to time: Double) { self.time = time }

    // MARK: Chance

    /// What view code draws at random.
    package var randomness = SplitMix64(seed: 0)
}
