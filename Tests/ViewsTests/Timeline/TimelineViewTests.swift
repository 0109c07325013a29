// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// The dates at which a timeline evaluates its content.
@Suite @MainActor
struct TimelineViewTests {
    /// The dates that a timeline's content received, in seconds of virtual time.
    @MainActor
    private final class Log {
        var dates: [Double] = []
        var cadences: [TimelineViewDefaultContext.Cadence] = []
    }

    private func seconds(_ date: Date) -> Double {
        (date.timeIntervalSinceReferenceDate * 1e6).rounded() / 1e6
    }

    private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// The dates that the content shows at `times`.
    private func shown<S: TimelineSchedule>(_ schedule: S, at times: [Double]) -> [Double] {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            TimelineView(schedule) { context in
                let _ = log.dates.append(seconds(context.date))
                Color.black
            }
        }
        return times.map {
            host.advance(to: $0)
            return log.dates.last!
        }
    }

    /// All dates for which the content was evaluated, with frames at `times`.
    private func made<S: TimelineSchedule>(_ schedule: S, at times: [Double]) -> (log: [Double], warnings: [String]) {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            TimelineView(schedule) { context in
                let _ = log.dates.append(seconds(context.date))
                Color.black
            }
        }
        for time in times { host.advance(to: time) }
        return (log.dates, host.warnings)
    }

    // MARK: The frames

    @Test(arguments: [24.0, 30, 50, 60, 240]) func animationFollowsEveryFrame(rate: Double) {
        let times = (0...Int(rate)).map { Double($0) / rate }
        #expect(shown(.animation, at: times) == times.map { ($0 * 1e6).rounded() / 1e6 })
    }

    @Test func dateIsThePresent() {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) {
            TimelineView(.animation) { context in
                let _ = log.dates.append(context.date.timeIntervalSince(Date.now))
                Color.black
            }
        }
        for time in [0, 0.3, 7] { host.advance(to: time) }
        #expect(log.dates.count >= 3 && log.dates.allSatisfy { $0 == 0 })
    }

    @Test func intervalHoldsFramesBack() {
        let times = [0, 0.1, 0.3, 0.5, 0.7, 1.2]
        #expect(shown(.animation(minimumInterval: 0.5), at: times) == [0, 0, 0, 0.5, 0.5, 1])
        // A single frame at `time` shows the same date as the last of many frames.
        for time in times {
            #expect(
                shown(.animation(minimumInterval: 0.5), at: [time])
                    == shown(.animation(minimumInterval: 0.5), at: times.filter { $0 <= time }).suffix(1))
        }
    }

    @Test(arguments: [0, -1, Double.nan]) func invalidIntervalsFollowEveryFrame(interval: Double) {
        #expect(shown(.animation(minimumInterval: interval), at: [0, 0.1, 0.25]) == [0, 0.1, 0.25])
    }

    private struct Paused: View {
        let log: Log
        let note: (Date) -> Double
        @State private var isPaused = false

        var body: some View {
            TimelineView(.animation(paused: isPaused)) { context in
                let _ = log.dates.append(note(context.date))
                Color.black
            }
            .onAppear {
                Timer.scheduledTimer(withTimeInterval: 1.05, repeats: true) { _ in isPaused.toggle() }
            }
        }
    }

    @Test func pauseHoldsTheDateAtWhichItBegan() {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Paused(log: log, note: seconds) }
        let shown = [0, 0.5, 1, 1.5, 2, 2.1, 2.5].map { time in
            host.advance(to: time)
            return log.dates.last!
        }
        #expect(shown == [0, 0.5, 1, 1.05, 1.05, 2.1, 2.5])
    }

    @Test func pausedFromTheStartIsMadeOnce() {
        #expect(made(.animation(paused: true), at: [0, 1, 2]).log == [0])
    }

    // MARK: Other schedules

    @Test func periodsCountFromTheirStart() {
        let times = [0, 0.25, 0.4, 1, 1.9, 2]
        #expect(shown(.periodic(from: date(0), by: 0.4), at: times) == [0, 0, 0.4, 0.8, 1.6, 2])
        #expect(shown(.periodic(from: date(-0.1), by: 0.4), at: times) == [-0.1, -0.1, 0.3, 0.7, 1.9, 1.9])
        // Before its schedule begins, a timeline shows the date at which it appeared.
        #expect(shown(.periodic(from: date(1), by: 0.5), at: times) == [0, 0, 0, 1, 1.5, 2])
    }

    @Test(arguments: [0, -2, Double.nan, .infinity]) func invalidPeriodsHaveOneEntry(interval: Double) {
        #expect(shown(.periodic(from: date(0), by: interval), at: [0, 1, 9]) == [0, 0, 0])
    }

    @Test func minutesBeginWithTheClocks() {
        #expect(shown(.everyMinute, at: [0, 59.9, 60, 119, 120.5]) == [0, 0, 60, 60, 120])
    }

    @Test func explicitDatesComeAndEnd() {
        let dates = [0.5, 0.75, 2].map(date)
        #expect(shown(.explicit(dates), at: [0, 0.5, 1, 2, 50]) == [0, 0.5, 0.75, 2, 2])
        #expect(made(.explicit(dates), at: [0, 5]).log == [0, 0.5, 0.75, 2])
        #expect(shown(.explicit([Date]()), at: [0, 1]) == [0, 0])
    }

    private struct Doubling: TimelineSchedule {
        func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
            sequence(first: 0.25) { $0 * 2 }.lazy.map { startDate + $0 - 0.25 }
        }
    }

    @Test func schedulesOfOnesOwn() {
        #expect(shown(Doubling(), at: [0, 0.25, 0.5, 0.75, 1.75, 3.7]) == [0, 0.25, 0.25, 0.75, 1.75, 1.75])
    }

    private struct Stuck: TimelineSchedule {
        let step: Double
        func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
            AnySequence(sequence(first: startDate) { $0 + step })
        }
    }

    @Test(arguments: [0, -1, 1e-12]) func datesThatNeverPassThePresentEnd(step: Double) {
        let (log, warnings) = made(Stuck(step: step), at: [0, 1])
        #expect(log.allSatisfy { $0 == 0 })
        #expect(warnings.count == 1 && warnings[0].contains("more than 100000 dates"))
    }

    @Test func datesInWildOrderNeverRunBackwards() {
        let dates = [0.5, .nan, 0.2, 0.8, 0.1, 1].map(date)
        #expect(shown(.explicit(dates), at: [0, 0.5, 0.8, 1]) == [0, 0.5, 0.8, 1])
    }

    @Test func tooManyDatesAreThinnedOut() {
        let log = made(.periodic(from: date(0), by: 0.0001), at: [0, 1]).log
        #expect(log.count <= 130 && log.last! > 0.98)
    }

    // MARK: Changes

    private struct Switching: View {
        let log: Log
        let note: (Date) -> Double
        @State private var interval = 0.5

        var body: some View {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) { context in
                let _ = log.dates.append(note(context.date))
                Color.black
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { interval = 0.2 } }
        }
    }

    @Test func anotherScheduleCountsFromItsChange() {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Switching(log: log, note: seconds) }
        host.advance(to: 2)
        #expect(log.dates == [0, 0.5, 1, 1.5, 1.6, 1.8, 2])
    }

    private struct Removed: View {
        let log: Log
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    TimelineView(.periodic(from: .now, by: 0.1)) { context in
                        let _ = log.dates.append(context.date.timeIntervalSinceReferenceDate)
                        Color.black
                    }
                }
            }
            .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.35) { isThere = false } }
        }
    }

    @Test func nothingIsMadeAfterTheViewHasGone() {
        let log = Log()
        let host = ViewHost(size: CGSize(width: 10, height: 10)) { Removed(log: log) }
        for time in [0, 1, 2, 3] as [Double] { host.advance(to: time) }
        #expect(log.dates.count == 4)
    }

    @Test func cadenceIsTheTimeToTheNextEntry() {
        func cadence<S: TimelineSchedule>(_ schedule: S) -> TimelineViewDefaultContext.Cadence {
            let log = Log()
            let host = ViewHost(size: CGSize(width: 10, height: 10)) {
                TimelineView(schedule) { context in
                    let _ = log.cadences.append(context.cadence)
                    Color.black
                }
            }
            host.advance(to: 0)
            return log.cadences.last!
        }
        #expect(cadence(.animation) == .live)
        #expect(cadence(.periodic(from: date(0), by: 0.5)) == .live)
        #expect(cadence(.periodic(from: date(0), by: 1)) == .seconds)
        #expect(cadence(.everyMinute) == .minutes)
        #expect(TimelineViewDefaultContext.Cadence.live < .seconds)
        #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
    }

    private struct Sliding: View {
        var body: some View {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                let step = context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 2)
                Color.black.frame(width: 10, height: 10)
                    .offset(x: step * 20)
                    .animation(.linear(duration: 0.5), value: step)
            }
        }
    }

    /// An animation that a timeline entry starts begins at the entry's date, even between two frames.
    @Test func entriesCanAnimateTheirChanges() throws {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { Sliding() }
        let xs = try [0.9, 1.25, 1.5, 2.125].map { time in
            host.advance(to: time)
            return try host.displayList().items[0].transform.m31 - 45
        }
        #expect(zip(xs, [0, 10, 20, 15]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(xs)")
    }
}
