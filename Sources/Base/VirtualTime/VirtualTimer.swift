// SPDX-License-Identifier: MIT

import Foundation

// All state is accessed on the main actor only, but no method declares this, as in Foundation. Calls from other threads
// take effect in the host's next step.

/// A `Timer` on the view's virtual clock. Module `SwiftUI` exports it as `Timer`.
///
/// It fires at start + k · interval exactly, without drift, also between frames. At each firing, the host runs an
/// update of its own. Blocks run on the main actor.
public final class VirtualTimer: @unchecked Sendable {
    public let timeInterval: TimeInterval
    /// Has no effect: the clock is exact.
    public var tolerance: TimeInterval = 0
    public private(set) var isValid = true

    private let repeats: Bool
    private let block: @MainActor (VirtualTimer) -> Void
    /// The time of the first firing, in seconds of virtual time.
    private var start: Double
    /// The number of intervals from `start` to the next firing.
    private var count = 0
    private weak var clock: VirtualClock?
    private var pending: EventQueue.ID?

    /// Creates a timer that starts when it is added to a run loop.
    ///
    /// - Parameter interval: The interval in seconds. Values below 0.0001 become 0.0001. For an infinite interval or
    ///   NaN, the timer never fires.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) {
        let interval = Self.valid(interval)
        self.init(start: VirtualClock.now + interval, interval: interval, repeats: repeats, block: block)
    }

    public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) {
        self.init(
            start: VirtualClock.time(of: date), interval: Self.valid(interval), repeats: repeats, block: block)
    }

    private init(
        start: Double, interval: Double, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) {
        self.start = start
        self.repeats = repeats
        self.block = block
        timeInterval = repeats ? interval : 0
    }

    private static func valid(_ interval: Double) -> Double { interval.isFinite ? max(interval, 1e-4) : .infinity }

    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) -> VirtualTimer {
        let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.run()
        return timer
    }

    public var fireDate: Date {
        get { VirtualClock.date(at: nextTime) }
        set {
            start = VirtualClock.time(of: newValue)
            count = 0
            guard pending != nil else { return }
            stopWaiting()
            wait()
        }
    }

    /// Calls the block now. Invalidates a timer that does not repeat; a repeating timer keeps its schedule.
    public func fire() {
        guard HostThread.isCurrent else { return CrossThreadChanges.add { self.fire() } }
        guard isValid else { return }
        MainActor.assumeIsolated { block(self) }
        if !repeats { invalidate() }
    }

    public func invalidate() {
        guard HostThread.isCurrent else { return CrossThreadChanges.add { self.invalidate() } }
        isValid = false
        stopWaiting()
    }

    // MARK: Waiting

    /// Starts the timer; further calls have no effect.
    package func run() {
        guard HostThread.isCurrent else { return CrossThreadChanges.add { self.run() } }
        guard isValid, pending == nil else { return }
        MainActor.assumeIsolated {
            clock = VirtualClock.required(for: "Timer")
            if repeats { clock?.services.repetitions.insert(self) }
        }
        wait()
    }

    private var nextTime: Double { count == 0 ? start : start + Double(count) * timeInterval }

    private func wait() {
        MainActor.assumeIsolated {
            guard let clock, nextTime.isFinite else { return }
            pending = clock.schedule(at: nextTime) { self.reach() }
        }
    }

    private func stopWaiting() {
        guard let pending else { return }
        MainActor.assumeIsolated { clock?.cancel(pending) }
        self.pending = nil
    }

    @MainActor
    private func reach() {
        pending = nil
        block(self)
        guard isValid else { return }
        guard repeats else { return isValid = false }
        // If the block has set `fireDate`, the timer already waits for that date.
        guard pending == nil else { return }
        count += 1
        wait()
    }
}

extension VirtualTimer: @MainActor Repeating {
    @MainActor package var repetitions: [Repetition] {
        isValid && pending != nil && timeInterval.isFinite ? [Repetition(.timer, period: timeInterval)] : []
    }
}

extension RunLoop {
    /// Starts the timer. The mode has no effect.
    public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.run() }
}
