// SPDX-License-Identifier: MIT

import Foundation
import Views

// The language, the calendar and the time zone of the window for code that asks Foundation for the present ones, which on Linux are
// those of no language. Compiled files see them under Foundation's names.

extension Locale {
    /// That of the window; American English outside of any.
    public static var hostCurrent: Locale { HostServices.language.locale }
}

extension TimeZone {
    /// That of the window: Greenwich, on any machine.
    public static var hostCurrent: TimeZone { .gmt }
}

extension Calendar {
    /// The Gregorian calendar in the language and the time zone of the window.
    public static var hostCurrent: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (.hostCurrent, .hostCurrent)
        return calendar
    }
}
