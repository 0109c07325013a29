// SPDX-License-Identifier: MIT

import Foundation

/// Dates sorted into bins: days, weeks, months or others.
public struct DateBins {
    /// Where the bins begin, and where the last one ends.
    public let thresholds: [Date]

    /// Bins between these dates.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Bins of a unit, or of several of them, over a range.
    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        let step = DateStep(unit: unit, count: count)
        let low = step.floor(range.lowerBound, calendar)
        self.init(thresholds: step.dates(from: low, covering: range.upperBound, calendar))
    }

    /// Bins of so many seconds, over a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = NiceNumbers.steps(
            of: timeInterval, covering: range.lowerBound.timeIntervalSinceReferenceDate,
            range.upperBound.timeIntervalSinceReferenceDate)
        self.init(thresholds: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    /// Bins of a unit of the calendar, as many as are wished for or nearly so, over a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let step = DateStep.fitting(range.lowerBound, range.upperBound, count: desiredCount + 1, calendar)
        self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
    }

    /// Bins of a unit of the calendar, over all of these dates.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(range: low...(data.max() ?? low), desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    /// Which bin a date is in; those outside of all are counted with the first or the last.
    public func index(for value: Date) -> Int {
        ChartBins.index(of: value, between: thresholds)
    }
}

extension DateBins: RandomAccessCollection {
    /// The first bin.
    public var startIndex: Int { 0 }
    /// Behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBins.bin(index, between: thresholds)
    }
}
