// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The node of a `TimelineView`.
///
/// `.animation` without an interval follows the frames, and its date is the frame's own. All other entries are events
/// at their exact time, so that content and side effects are independent of the frame rate.
final class TimelineViewNode<Schedule: TimelineSchedule, Content: View>: _ViewNode<TimelineView<Schedule, Content>> {
    private var view: TimelineView<Schedule, Content>
    private var iterator: Schedule.Entries.Iterator
    /// The date of the latest entry; before the first one, the time of the view's appearance.
    private var date: Date
    /// The date of the next entry; nil if the schedule has ended, or if each frame is an entry.
    private var nextDate: Date?
    private var alarm: EventQueue.ID?
    private var child: _ViewNode<Content>!
    private let tracking = BodyTracking()

    init(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
        self.view = view
        date = VirtualClock.date(at: inputs.host.time)
        iterator = view.schedule.entries(from: date, mode: .normal).makeIterator()
        super.init(inputs)
        begin()
        child = adopt(Content._makeNode(content(), inputs))
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }
    override var viewName: String? { "TimelineView" }

    override func update(_ view: TimelineView<Schedule, Content>, _ inputs: _NodeInputs) {
        let old = self.view.schedule
        self.view = view
        if !isSame(old, view.schedule) {
            iterator = view.schedule.entries(from: VirtualClock.date(at: host.time), mode: .normal).makeIterator()
            begin()
        }
        evaluate(inputs)
    }

    override func rerun(transaction: Transaction) { evaluate(inputs(transaction: transaction)) }

    override func willUnmount() {
        tracking.end()
        cancelAlarm()
    }

    // MARK: Content

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        if followsFrames { date = VirtualClock.date(at: host.time) }
        child.update(content(), inputs)
    }

    private func content() -> Content {
        let context = TimelineViewDefaultContext(cadence: cadence, date: date)
        return tracking.evaluate(for: self) { view.content(context) }
    }

    private var cadence: TimelineViewDefaultContext.Cadence {
        guard let nextDate, !followsFrames else { return .live }
        let gap = nextDate.timeIntervalSince(date)
        return gap < 1 ? .live : gap < 60 ? .seconds : .minutes
    }

    // MARK: Entries

    private var followsFrames: Bool { (view.schedule as? AnimationTimelineSchedule)?.followsFrames ?? false }

    private func isSame(_ old: Schedule, _ new: Schedule) -> Bool {
        guard let old = old as? any Equatable else { return haveSameFields(old, new) }
        func open<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
        return open(old)
    }

    /// Restarts the timeline: shows the latest due entry of `iterator` and schedules the next one.
    private func begin() {
        cancelAlarm()
        host.setEvaluatesEachFrame(self, followsFrames)
        guard !followsFrames else { return nextDate = nil }
        nextDate = iterator.next()
        if let due = takeDueEntries() { date = due }
    }

    /// Consumes all due entries and schedules the next one.
    ///
    /// - Parameter soonest: The earliest time for the next entry, in seconds.
    /// - Returns: The date of the latest due entry, if any.
    private func takeDueEntries(nextOneFrom soonest: Double = 0) -> Date? {
        /// Stops a schedule whose dates never pass the present.
        let limit = 100_000
        var latest: Date?
        for _ in 0..<limit {
            guard let next = nextDate else { return latest }
            let time = VirtualClock.time(of: next)
            if time > host.time + 1e-9 {
                setAlarm(at: max(time, soonest))
                return latest
            }
            // A NaN date would remain the latest one, because no date compares as later.
            if !time.isNaN { latest = max(latest ?? next, next) }
            nextDate = iterator.next()
        }
        nextDate = nil
        host.warn("a timeline's schedule has more than \(limit) dates up to \(host.time) s; the rest is left out")
        return latest
    }

    private func setAlarm(at time: Double) {
        alarm = host.clock.schedule(at: time) { [weak self] in
            guard let self, isMounted else { return }
            alarm = nil
            // Entries are at least `shortestInterval` apart; of several entries within that time, only the last one
            // counts.
            let soonest = host.time + VirtualClock.shortestInterval
            guard let due = takeDueEntries(nextOneFrom: soonest) else { return }
            date = max(date, due)
            invalidate(Transaction())
        }
    }

    private func cancelAlarm() {
        if let alarm { host.clock.cancel(alarm) }
        alarm = nil
    }
}
