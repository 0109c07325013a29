// SPDX-License-Identifier: MIT

import Foundation
import Views

// Replacements for `Locale.current`, `Locale.preferredLanguages`, `TimeZone.current` and `Calendar.current`. In the
// files that it compiles, `render` gives Foundation's names to these replacements. Formatters and compiled libraries
// read Foundation's own values, which `CurrentLocale` and `HostTimeZone` set.

extension Locale {
    /// The locale of the current host; American English outside any host.
    public static var hostCurrent: Locale { HostServices.language.locale }

    /// One element: the BCP 47 identifier of `Locale.hostCurrent`, such as `en-US`.
    public static var hostPreferredLanguages: [String] { [hostCurrent.identifier(.bcp47)] }
}

extension TimeZone {
    /// UTC or the zone of `render --time-zone`, so that renderings do not depend on the machine.
    public static var hostCurrent: TimeZone { HostTimeZone.current }
}

extension Calendar {
    /// The Gregorian calendar in the host's locale and time zone.
    public static var hostCurrent: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (.hostCurrent, .hostCurrent)
        return calendar
    }
}
