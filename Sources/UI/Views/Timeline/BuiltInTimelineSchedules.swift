// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Each frame, or not more often than at an interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    /// In seconds; nil for each frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: In seconds; less than 1/120 counts as that. Nil, or what is not positive: each frame.
    ///   - paused: The view stays as it is.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0 > 0 ? $0 : nil }
        isPaused = paused
    }

    /// Whether the entries are the frames themselves, whatever their rate.
    var followsFrames: Bool { minimumInterval == nil && !isPaused }

    /// The dates from `start` on, 1/120 s apart where no interval is given; only `start` while paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        guard !isPaused else { return AnySequence([start]) }
        let interval = max(minimumInterval ?? 0, VirtualClock.shortestInterval)
        let dates = sequence(first: 0.0) { $0 + 1 }.lazy.map { (step: Double) -> Date in start + step * interval }
        return AnySequence(dates)
    }
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    private let startDate: Date
    private let interval: TimeInterval

    /// - Parameter interval: In seconds; where it is not positive, there is only the first date.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// The dates from the latest one on that is not after `startDate`; the first one where all are later.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let base = self.startDate
        guard interval > 0, interval.isFinite else { return AnySequence([base]) }
        // The latest one that is not after `startDate`; one that lacks a rounding error is not after it.
        let first = max(0, (startDate.timeIntervalSince(base) / interval + 1e-9).rounded(.down))
        let dates = sequence(first: first) { $0 + 1 }.lazy.map { (step: Double) -> Date in base + step * interval }
        return AnySequence(dates)
    }
}

/// The begin of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    /// The schedule has no parameters.
    public init() {}

    /// The begin of the minute of `startDate`, and of all that follow.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        // Minutes run alike in all time zones of today.
        PeriodicTimelineSchedule(from: .distantPast, by: 60).entries(from: startDate, mode: mode)
    }
}

/// Dates that are given one by one, in order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// The dates as they are given; they should be in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All dates, whatever `startDate` is.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
