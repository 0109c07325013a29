// SPDX-License-Identifier: MIT

import Foundation

/// A date format without a time zone of its own, which therefore uses the text's time zone.
protocol ZonedFormat {
    /// This format in a zone, unless it has one already.
    func inZone(_ zone: TimeZone) -> Self
}

extension Date.FormatStyle: ZonedFormat {
    func inZone(_ zone: TimeZone) -> Date.FormatStyle {
        // The default value means that view code has chosen no time zone.
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
