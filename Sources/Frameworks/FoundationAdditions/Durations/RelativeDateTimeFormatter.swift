// SPDX-License-Identifier: MIT

import Foundation

/// Writes how far a date is from another one: "2 hours ago". The largest unit counts, and smaller ones are left out, not rounded.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric
        /// "yesterday"
        case named
    }

    /// How units are written.
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

    /// Whether days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the words stand.
    open var formattingContext = Formatter.Context.unknown
    /// How long units are.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// Whose words.
    open var locale: Locale! = .autoupdatingCurrent

    /// A formatter for the current locale.
    public override init() { super.init() }
    /// Nothing is decoded here: a formatter for the current locale.
    public required init?(coder: NSCoder) { super.init() }

    /// How far `date` is from `referenceDate`.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let calendar = calendar ?? .current
        return text(
            calendar.dateComponents(Set(Self.units.map(\.unit)), from: referenceDate, to: date), from: referenceDate)
    }

    /// How far it is to so many seconds later.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start + timeInterval, relativeTo: start)
    }

    /// How far it is to a date that is so much later, by the largest of the units.
    open func localizedString(from dateComponents: DateComponents) -> String {
        text(dateComponents, from: Date(timeIntervalSinceReferenceDate: 0))
    }

    /// How far a date is from now; nil for anything else.
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
