// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Makes the content of a `TimelineView` anew at the dates of its schedule.
///
/// `.animation` without an interval follows the frames, and its date is the frame's own. All other entries are events at
/// their very time, so that the image of a moment, and what entries set off, are the same at any frame rate.
final class TimelineViewNode<Schedule: TimelineSchedule, Content: View>: _ViewNode<TimelineView<Schedule, Content>> {
    private var view: TimelineView<Schedule, Content>
    private var iterator: Schedule.Entries.Iterator
    /// That of the latest entry; before the first one, the moment at which the view has come.
    private var date: Date
    /// The entry to come.
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

    /// Starts with the entries of a new iterator.
    private func begin() {
        cancelAlarm()
        host.setEvaluatesEachFrame(self, followsFrames)
        guard !followsFrames else { return nextDate = nil }
        nextDate = iterator.next()
        if let due = takeDueEntries() { date = due }
    }

    /// Takes the entries that are due, and waits for the one after them.
    ///
    /// - Parameter soonest: The next one is not taken before, in seconds.
    /// - Returns: The latest of them.
    private func takeDueEntries(nextOneFrom soonest: Double = 0) -> Date? {
        /// Dates that never come past the present would never end.
        let limit = 100_000
        var latest: Date?
        for _ in 0..<limit {
            guard let next = nextDate else { return latest }
            let time = VirtualClock.time(of: next)
            if time > host.time + 1e-9 {
                setAlarm(at: max(time, soonest))
                return latest
            }
            // What is no number is no date.
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
            // Entries follow each other no faster than frames can; of those between only the last one counts.
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
