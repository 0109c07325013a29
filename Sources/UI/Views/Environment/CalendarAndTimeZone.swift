// SPDX-License-Identifier: MIT

import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

extension EnvironmentValues {
    /// How days are counted here; in the time zone and the language of the place, Gregorian where nothing is said, on any
    /// machine.
    public var calendar: Calendar {
        get {
            var calendar = self[CalendarKey.self] ?? Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            calendar.locale = locale
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// Where hours are counted from; Greenwich by default, on any machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
