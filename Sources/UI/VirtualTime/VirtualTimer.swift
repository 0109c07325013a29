// SPDX-License-Identifier: MIT

import Foundation

// All of its state is used on the main actor only; as with Foundation's, no method says so. What another thread asks a
// timer to do, it does in the host's next step.

/// Foundation's `Timer`, on the clock of the view: module `SwiftUI` calls it `Timer`.
///
/// It fires at start + k · interval exactly, without drift, between frames too; all that a block changes has its own
/// update at that moment. Blocks run on the main actor.
public final class VirtualTimer: @unchecked Sendable {
    /// The seconds between two firings; 0 for a timer that fires once.
    public let timeInterval: TimeInterval
    /// Here for Foundation's sake: this clock is always exact.
    public var tolerance: TimeInterval = 0
    /// Whether the timer can still fire: false after `invalidate()`, and once a timer without repeats has fired.
    public private(set) var isValid = true

    private let repeats: Bool
    private let block: @MainActor (VirtualTimer) -> Void
    /// When it fires for the first time, and how often it has fired since. Virtual seconds.
    private var start: Double
    private var count = 0
    private weak var clock: VirtualClock?
    private var pending: EventQueue.ID?

    /// A timer that begins to run when it is added to a run loop.
    ///
    /// - Parameter interval: In seconds. 0 and less count as a ten-thousandth, as in Foundation; what is not finite
    ///   never fires.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) {
        let interval = Self.valid(interval)
        self.init(start: VirtualClock.now + interval, interval: interval, repeats: repeats, block: block)
    }

    /// A timer that fires at `date` first.
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

    /// Makes a timer and lets it run.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (VirtualTimer) -> Void
    ) -> VirtualTimer {
        let timer = VirtualTimer(timeInterval: interval, repeats: repeats, block: block)
        timer.run()
        return timer
    }

    /// When it fires next, or fired last where it does no more.
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

    /// Calls the block now. A timer that fires once is used up by that; the schedule of others goes on.
    public func fire() {
        guard HostThread.isCurrent else { return ForeignChanges.add { self.fire() } }
        guard isValid else { return }
        MainActor.assumeIsolated { block(self) }
        if !repeats { invalidate() }
    }

    /// Ends the timer for good.
    public func invalidate() {
        guard HostThread.isCurrent else { return ForeignChanges.add { self.invalidate() } }
        isValid = false
        stopWaiting()
    }

    // MARK: Waiting

    /// Begins to run; once is enough.
    package func run() {
        guard HostThread.isCurrent else { return ForeignChanges.add { self.run() } }
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
        // The block may have set another date.
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
    /// Lets the timer run. There is one run loop for all, and it has one mode.
    public func add(_ timer: VirtualTimer, forMode mode: RunLoop.Mode) { timer.run() }
}
