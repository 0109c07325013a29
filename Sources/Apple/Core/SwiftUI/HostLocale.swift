// SPDX-License-Identifier: MIT

import Foundation
import Views

// Replacements for `Locale.current`, `TimeZone.current` and `Calendar.current`, which depend on the machine. `render`
// declares Foundation's names with these values in the files that it compiles.

extension Locale {
    /// The locale of the current host; American English outside any host.
    public static var hostCurrent: Locale { HostServices.language.locale }
}

extension TimeZone {
    /// Always Greenwich Mean Time, so that renderings do not depend on the machine.
    public static var hostCurrent: TimeZone { .gmt }
}

extension Calendar {
    /// The Gregorian calendar in the host's locale and time zone.
    public static var hostCurrent: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (.hostCurrent, .hostCurrent)
        return calendar
    }
}
