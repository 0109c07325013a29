// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    /// In seconds; nil means every frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameter minimumInterval: In seconds, at least 1/120; nil or non-positive values mean every frame.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval.flatMap { $0 > 0 ? $0 : nil }
        isPaused = paused
    }

    /// Whether each frame is an entry.
    var followsFrames: Bool { minimumInterval == nil && !isPaused }

    /// The dates from `start` on, one per `minimumInterval` and at most one per 1/120 s; only `start` if paused.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        guard !isPaused else { return AnySequence([start]) }
        let interval = max(minimumInterval ?? 0, VirtualClock.shortestInterval)
        let dates = sequence(first: 0.0) { $0 + 1 }.lazy.map { (step: Double) -> Date in start + step * interval }
        return AnySequence(dates)
    }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    private let startDate: Date
    private let interval: TimeInterval

    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        let base = self.startDate
        guard interval > 0, interval.isFinite else { return AnySequence([base]) }
        // A start date that is later than an entry by a rounding error does not skip that entry.
        let first = max(0, (startDate.timeIntervalSince(base) / interval + 1e-9).rounded(.down))
        let dates = sequence(first: first) { $0 + 1 }.lazy.map { (step: Double) -> Date in base + step * interval }
        return AnySequence(dates)
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Equatable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnySequence<Date> {
        // Minutes begin at the same times in all current time zones.
        PeriodicTimelineSchedule(from: .distantPast, by: 60).entries(from: startDate, mode: mode)
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Equatable where Entries: Equatable {}
extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}
