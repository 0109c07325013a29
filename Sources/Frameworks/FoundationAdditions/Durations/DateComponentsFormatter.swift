// SPDX-License-Identifier: MIT

import Foundation

/// Writes lengths of time. Smaller units than those that are shown are left out, not rounded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
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

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// A bit for each option.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Between colons those in front are left out, else all.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between two are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those behind the last are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Numbers have as many digits as they may need.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// Which units; none: from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How long months and years are, and whose words.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// From when on a length of time is reckoned; nil: the beginning of 2001.
    open var referenceDate: Date?
    /// Whether the smallest unit may have a fraction; not heeded.
    open var allowsFractionalUnits = false
    /// The most units, from the largest on; 0: any number.
    open var maximumUnitCount = 0
    /// Whether a largest unit with a small number is written in the next smaller one; not heeded.
    open var collapsesLargestUnit = false
    /// Whether "about" stands in front.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind.
    open var includesTimeRemainingPhrase = false
    /// Where in a sentence it stands; not heeded.
    open var formattingContext = Formatter.Context.unknown

    /// A formatter of hours, minutes and seconds between colons.
    public override init() { super.init() }
    /// Nothing is decoded here: a formatter of hours, minutes and seconds between colons.
    public required init?(coder: NSCoder) { super.init() }

    private struct Part {
        var unit: DurationUnit
        var count: Int
    }

    /// A length of time in its units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = reckoning.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = DurationUnit.allCases.filter {
            allowedUnits.isEmpty ? $0.isUsual : allowedUnits.contains($0.calendarUnit)
        }
        guard !units.isEmpty else { return nil }
        let found = reckoning.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
        return text(of: units.map { Part(unit: $0, count: $0.count(in: found)) })
    }

    /// So many seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// A length of time in its units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// A length of time in its units.
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

    /// Without the zeros that are not to be written; never nothing.
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

    /// Days and more by their letters, then hours, minutes and seconds between colons.
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
        // A minute has the letter of the month.
        return part.unit == .month && locale.language.languageCode == .english ? "\(digits(part.count, 1))mo" : text
    }
}

/// Units of lengths of time, by their names in Unicode's locale data.
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
