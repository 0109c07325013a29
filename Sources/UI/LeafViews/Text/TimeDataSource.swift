// SPDX-License-Identifier: MIT

import Foundation

public struct TimeDataSource<Value>: Sendable {
    enum Kind: Equatable, Sendable {
        case currentDate
        case rangeFrom(Date), rangeTo(Date)
        case duration(since: Date)
    }

    let kind: Kind
    let value: @Sendable (_ now: Date) -> Value
    /// The inverse of `value`: the time at which the source has a value.
    let moment: @Sendable (Value) -> Date
}

extension TimeDataSource<Date> {
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource(kind: .currentDate, value: { $0 }, moment: { $0 })
    }
}

extension TimeDataSource<Range<Date>> {
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .rangeFrom(date), value: { date..<max($0, date) }, moment: \.upperBound)
    }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(kind: .rangeTo(date), value: { min($0, date)..<date }, moment: \.lowerBound)
    }
}

extension TimeDataSource<Duration> {
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            kind: .duration(since: date), value: { .seconds($0.timeIntervalSince(date)) },
            moment: { date.addingTimeInterval($0 / .seconds(1)) })
    }
}

extension Text {
    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(following: FormattedSource(source: source, format: format) { $0.format($1) })
    }

    public init<V, F: DiscreteFormatStyle & Sendable>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(following: FormattedSource(source: source, format: format) { String($0.format($1).characters) })
    }
}

private struct FormattedSource<V, F: DiscreteFormatStyle & Sendable>: ClockValue where V == F.FormatInput {
    let source: TimeDataSource<V>
    let format: F
    let write: @Sendable (F, V) -> String

    func string(at now: Date, in language: TextLanguage) -> String {
        write(format.spoken(in: language), source.value(now))
    }

    func nextChange(after now: Date) -> Date? {
        format.discreteInput(after: source.value(now)).map(source.moment)
    }

    static func == (a: Self, b: Self) -> Bool { a.source.kind == b.source.kind && a.format == b.format }
}
