// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

enum AxisFormat {
    /// A function that formats values of the type `FormatInput`. It returns nil for values of other types.
    static func function<Format: FormatStyle>(_ format: Format) -> (_PlotValue) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        { value in Format.FormatInput(plotValue: value).map(format.format) }
    }

    /// The default format: numbers with up to 15 significant digits, dates as month and day.
    static func text(_ value: _PlotValue, dates: Date.FormatStyle?, _ locale: Locale) -> String {
        switch value {
        case .category(let word): word
        case .number(let number):
            number.formatted(FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...15)))
        case .date(let seconds):
            Date(timeIntervalSinceReferenceDate: seconds)
                .formatted(dates ?? Date.FormatStyle(locale: locale).month(.abbreviated).day())
        }
    }
}
