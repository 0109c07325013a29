// SPDX-License-Identifier: MIT

import Foundation

public struct DateBins {
    public let thresholds: [Date]

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    public init(
        unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
    ) {
        let step = DateStep(unit: unit, count: count)
        let low = step.floor(range.lowerBound, calendar)
        self.init(thresholds: step.dates(from: low, covering: range.upperBound, calendar))
    }

    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let seconds = NiceNumbers.steps(
            of: timeInterval, covering: range.lowerBound.timeIntervalSinceReferenceDate,
            range.upperBound.timeIntervalSinceReferenceDate)
        self.init(thresholds: seconds.map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
        let step = DateStep.fitting(range.lowerBound, range.upperBound, count: desiredCount + 1, calendar)
        self.init(unit: step.unit, by: step.count, range: range, calendar: calendar)
    }

    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
        let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(range: low...(data.max() ?? low), desiredCount: desiredCount ?? 10, calendar: calendar)
    }

    public func index(for value: Date) -> Int {
        ChartBins.index(of: value, between: thresholds)
    }
}

extension DateBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(index: Int) -> ChartBinRange<Date> {
        ChartBins.bin(index, between: thresholds)
    }
}
