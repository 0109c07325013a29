// SPDX-License-Identifier: MIT

import Foundation

/// A date format that can take the time zone of the text in which it is used.
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
    /// This format in the locale and the time zone of a text.
    func spoken(in language: TextLanguage) -> Self {
        let own = locale(language.locale)
        guard let zoned = own as? any ZonedFormat else { return own }
        return zoned.inZone(language.timeZone) as? Self ?? own
    }
}
