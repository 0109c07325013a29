// SPDX-License-Identifier: MIT

import Foundation

/// Formats the distance between two dates by its largest unit: "2 hours ago". Truncates smaller units instead of
/// rounding.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago"
        case full
        /// "two months ago"
        case spellOut
        /// "2 mo. ago"
        case short
        /// "2mo ago"
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        return text(
            calendar.dateComponents(Set(Self.units.map(\.unit)), from: referenceDate, to: date), from: referenceDate)
    }

    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start + timeInterval, relativeTo: start)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        text(dateComponents, from: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Formats the distance of a date from now; nil if `obj` is not a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static let units: [(unit: Calendar.Component, value: KeyPath<DateComponents, Int?> & Sendable)] = [
        (.year, \.year), (.month, \.month), (.weekOfMonth, \.weekOfMonth), (.day, \.day), (.hour, \.hour),
        (.minute, \.minute), (.second, \.second),
    ]

    private func text(_ components: DateComponents, from start: Date) -> String {
        let largest = Self.units.lazy.compactMap { unit, value in
            components[keyPath: value].flatMap { $0 == 0 ? nil : (unit, $0) }
        }.first
        let calendar = calendar ?? .current
        let (unit, value) = largest ?? (.second, 0)
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: calendar.date(byAdding: unit, value: value, to: start) ?? start,
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: styleOfUnits,
            locale: locale ?? .current, calendar: calendar, capitalizationContext: capitalization)
        return style.format(start)
    }

    private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        case .listItem: .listItem
        default: .unknown
        }
    }
}
