// SPDX-License-Identifier: MIT

import Foundation

/// A date format with a time zone. A text replaces the time zone unless view code has set it.
protocol ZonedFormat {
    /// A copy with the time zone `zone`. Returns the format unchanged if view code has set its time zone.
    func inZone(_ zone: TimeZone) -> Self
}

extension Date.FormatStyle: ZonedFormat {
    func inZone(_ zone: TimeZone) -> Date.FormatStyle {
        // `autoupdatingCurrent` is the default value, so view code has chosen no time zone.
        guard timeZone == .autoupdatingCurrent else { return self }
        var copy = self
        copy.timeZone = zone
        return copy
    }
}

extension FormatStyle {
    /// A copy with the locale of `language` and, unless view code has set one, its time zone.
    func spoken(in language: TextLanguage) -> Self {
        let own = locale(language.locale)
        guard let zoned = own as? any ZonedFormat else { return own }
        return zoned.inZone(language.timeZone) as? Self ?? own
    }
}
