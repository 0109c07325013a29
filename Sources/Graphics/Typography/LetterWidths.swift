// SPDX-License-Identifier: MIT

import Foundation

/// The differences between the letter widths of SF Pro and Inter at equal cap heights. Tracking is added to them.
///
/// The values are fitted by ridge regression to 155 lines of text in Apple's renders, most of them at 16 and 17 points.
/// Other letters that occur in fewer than three words have no entry, and get the value of their kind.
package enum LetterWidths {
    /// The width of each letter in SF Pro minus its width in Inter, in thousandths of an em.
    private static let table: [Character: CGFloat] = [
        "a": -7, "b": -3, "c": 7, "d": 1, "e": -5, "f": -1, "g": 7, "h": -2, "i": 7, "k": 2, "l": 9, "m": 13, "n": 3,
        "o": 2, "p": 9, "q": 14, "r": 4, "s": 2, "t": -5, "u": 6, "v": -8, "w": -31, "x": -11, "y": -12,
        "A": -4, "B": 12, "C": -6, "D": 9, "G": 15, "H": 8, "I": -2, "L": -7, "M": -4, "N": -2, "O": 18, "P": 2, "S": 6,
        "T": -4,
        "U": -7, "W": 17,
        "0": 12, "1": 0, "2": 4, "3": -2, "4": 12, "8": 1,
        " ": -5, ".": 6, ",": 5, ":": 14, "(": 25, ")": 22,
        // Measured in eleven words between letters, whose kerning in Inter they also replace.
        "'": 60, "\u{2019}": 120, "\u{201C}": 90, "\u{201D}": 90,
    ]
    private static let punctuation: CGFloat = 21
    /// The values that differ in italic text, measured in four words of Apple's renders at 17 points.
    private static let italic: [UInt32: CGFloat] = [0x27: 0.010]

    /// The excess width in ems of digits without an entry, and of all digits if they must have equal advances.
    package static let digit: CGFloat = 0.005

    package static func isDigit(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x30...0x39).contains(scalar) }
        return Unicode.Scalar(scalar)?.properties.generalCategory == .decimalNumber
    }

    /// The excess widths of ASCII characters in ems. A table, because they are read for every letter.
    private static let ascii: [CGFloat] = (0..<0x80).map { excess(unknown: Unicode.Scalar(UInt8($0))) }
    /// The excess widths of the other Latin letters in ems, taken from the letters without diacritics.
    private static let marked: [CGFloat] = (0x80..<0x250).map { value in
        let scalar = Unicode.Scalar(UInt16(value))!
        return excess(unknown: String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first ?? scalar)
    }

    /// The excess width of a character in ems.
    package static func excess(of scalar: UInt32, isItalic: Bool = false) -> CGFloat {
        if isItalic, let known = italic[scalar] { return known }
        if scalar < 0x80 { return ascii[Int(scalar)] }
        if scalar < 0x250 { return marked[Int(scalar) - 0x80] }
        return Unicode.Scalar(scalar).map(excess(unknown:)) ?? 0
    }

    private static func excess(unknown scalar: Unicode.Scalar) -> CGFloat {
        if let known = table[Character(scalar)] { return known / 1000 }
        switch scalar.properties.generalCategory {
        case .decimalNumber: return digit
        case .spaceSeparator: return (table[" "] ?? 0) / 1000
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return punctuation / 1000
        default: return 0
        }
    }
}
