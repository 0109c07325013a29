// SPDX-License-Identifier: MIT

import Foundation

/// A date format that uses the text's time zone unless it has a time zone of its own.
protocol ZonedFormat {
    /// A copy with the time zone `zone`; unchanged if the format has a time zone of its own.
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
    /// This format with the locale and the time zone of a text.
    func spoken(in language: TextLanguage) -> Self {
        let own = locale(language.locale)
        guard let zoned = own as? any ZonedFormat else { return own }
        return zoned.inZone(language.timeZone) as? Self ?? own
    }
}
