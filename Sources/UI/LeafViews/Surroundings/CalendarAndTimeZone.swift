// SPDX-License-Identifier: MIT

import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { HostTimeZone.current } }

extension EnvironmentValues {
    /// By default, the Gregorian calendar on every machine, with the environment's time zone and locale.
    public var calendar: Calendar {
        get {
            var calendar = self[CalendarKey.self] ?? Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            calendar.locale = locale
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// By default, UTC on every machine, or the zone of `render --time-zone`.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
