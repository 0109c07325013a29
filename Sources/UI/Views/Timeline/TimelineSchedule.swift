// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Says at which dates a `TimelineView` is made anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    /// The type of the sequence of dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates, in order; the first one is the latest that is not after `startDate`.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule should have a view made anew.
public enum TimelineScheduleMode: Sendable, Hashable {
    /// As often as the dates come; the one mode that images are made in.
    case normal
    /// On a display that saves energy; no image is asked for in this mode.
    case lowFrequency
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Each frame, or not more often than at an interval.
    ///
    /// - Parameters:
    ///   - minimumInterval: In seconds; nil for each frame.
    ///   - paused: The view stays as it is.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at equal distances.
    ///
    /// - Parameter interval: In seconds; where it is not positive, there is only the first date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The begin of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// Dates that are given one by one, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
