// SPDX-License-Identifier: MIT

import Foundation

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

extension EnvironmentValues {
    /// Gregorian by default on every machine, with the environment's time zone and locale.
    public var calendar: Calendar {
        get {
            var calendar = self[CalendarKey.self] ?? Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            calendar.locale = locale
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }

    /// GMT by default on every machine.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
