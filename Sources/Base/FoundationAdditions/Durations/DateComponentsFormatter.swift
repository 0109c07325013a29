// SPDX-License-Identifier: MIT

import Foundation

/// Formats durations. Truncates to the smallest unit shown instead of rounding.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// 1:10:05
        case positional
        /// 1h 10m 5s
        case abbreviated
        /// 1 hr, 10 min, 5 sec
        case short
        /// 1 hour, 10 minutes, 5 seconds
        case full
        /// one hour, ten minutes, five seconds
        case spellOut
        /// 1hr 10min 5sec
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// `dropLeading` for the positional style, `dropAll` for every other style.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// An empty set stands for years to seconds, without weeks.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which durations are counted; nil for 1 January 2001, 00:00 UTC.
    open var referenceDate: Date?
    /// Has no effect.
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    /// Has no effect.
    open var collapsesLargestUnit = false
    /// Adds "About" in English, whatever the locale.
    open var includesApproximationPhrase = false
    /// Adds "remaining" in English, whatever the locale.
    open var includesTimeRemainingPhrase = false
    /// Has no effect.
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    private struct Part {
        var unit: DurationUnit
        var count: Int
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = reckoning.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = DurationUnit.allCases.filter {
            allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.calendarUnit)
        }
        guard !units.isEmpty else { return nil }
        let found = reckoning.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(of: units.map { Part(unit: $0, count: $0.count(in: found)) })
    }

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents ?? (obj as? NSDateComponents)?.copy() as? DateComponents).flatMap(string(from:))
    }

    private var locale: Locale { calendar?.locale ?? .current }
    private var reckoning: Calendar {
        var calendar = calendar ?? .current
        if referenceDate == nil, let fixed = TimeZone(secondsFromGMT: 0) { calendar.timeZone = fixed }
        return calendar
    }

    private func text(of all: [Part]) -> String {
        let isNegative = all.contains { $0.count < 0 }
        var parts = shown(all.map { Part(unit: $0.unit, count: abs($0.count)) })
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        var text: String
        switch unitsStyle {
        case .positional: text = positional(parts)
        case .abbreviated, .brief:
            text = UnicodeFormats.list(parts.map(short), width: .narrow, locale: locale)
        case .short: text = UnicodeFormats.list(parts.map { words($0, .short) }, width: .short, locale: locale)
        case .full: text = UnicodeFormats.list(parts.map { words($0, .wide) }, width: .wide, locale: locale)
        case .spellOut:
            let speller = NumberFormatter()
            speller.numberStyle = .spellOut
            speller.locale = locale
            let spelled = parts.map { part in
                words(part, .wide).replacingOccurrences(
                    of: digits(part.count, 1), with: speller.string(from: NSNumber(value: part.count)) ?? "")
            }
            text = UnicodeFormats.list(spelled, width: .wide, locale: locale)
        }
        if isNegative { text = "-" + text }
        if includesApproximationPhrase { text = "About " + text }
        if includesTimeRemainingPhrase { text += " remaining" }
        return text
    }

    /// Removes zero units according to `zeroFormattingBehavior`; keeps at least one unit.
    private func shown(_ parts: [Part]) -> [Part] {
        var behaviour = zeroFormattingBehavior
        if behaviour.contains(.default) {
            behaviour.insert(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = parts.firstIndex { $0.count != 0 } ?? parts.count
        let last = parts.lastIndex { $0.count != 0 } ?? -1
        let rest = parts.indices.filter { index in
            guard parts[index].count == 0 else { return true }
            if index < first { return !behaviour.contains(.dropLeading) }
            if index > last { return !behaviour.contains(.dropTrailing) }
            return !behaviour.contains(.dropMiddle)
        }
        return rest.isEmpty ? [parts[parts.count - 1]] : rest.map { parts[$0] }
    }

    /// Returns days and longer units with abbreviated names, then hours, minutes and seconds separated by colons.
    private func positional(_ parts: [Part]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        let dated = parts.filter { !$0.unit.isTimeOfDay }.map(short)
        let time = parts.filter(\.unit.isTimeOfDay)
        if time.isEmpty, dated.count == 1 { return digits(parts[0].count, 1) }
        let clock = time.enumerated().map { index, part in digits(part.count, index > 0 || pads ? 2 : 1) }
        return (dated + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
    }

    private func digits(_ number: Int, _ width: Int) -> String {
        number.formatted(.number.precision(.integerLength(width...)).grouping(.never).locale(locale))
    }

    private func words(_ part: Part, _ width: UnicodeFormats.Width) -> String {
        UnicodeFormats.text(Double(part.count), unit: part.unit.rawValue, width: width, locale: locale)
            ?? "\(part.count) \(part.unit.rawValue)"
    }

    private func short(_ part: Part) -> String {
        if unitsStyle == .brief { return words(part, .short).filter { !$0.isWhitespace } }
        let text = words(part, .narrow).filter { !$0.isWhitespace }
        // In English, minutes and months would both be "m".
        return part.unit == .month && locale.language.languageCode == .english ? "\(digits(part.count, 1))mo" : text
    }
}

/// Units of durations; raw values are their names in CLDR.
private enum DurationUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var isUsual: Bool { self != .week }
    var isTimeOfDay: Bool { [.hour, .minute, .second].contains(self) }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfYear
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    func count(in components: DateComponents) -> Int { components.value(for: component) ?? 0 }
}
