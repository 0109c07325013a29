import Foundation

/// Where a line may end, by the rules of Unicode's line breaking algorithm (UAX #14) that matter without a dictionary:
/// after blanks, after hyphens and dashes inside of words, after slashes before letters, and around ideographs, except
/// that closing marks never open a line and opening ones never end one.
package enum LineBreakOpportunities {
    private enum Kind {
        case blank, zeroWidthSpace, glue, hyphen, dash, slash, ideograph, opening, closing, digit, other
    }

    /// For each scalar, whether a line may end after it.
    package static func after(_ scalars: ArraySlice<UInt32>) -> [Bool] {
        let kinds = scalars.map(kind)
        return kinds.indices.map { index in
            guard index + 1 < kinds.count else { return true }
            let (left, right) = (kinds[index], kinds[index + 1])
            let before = index > 0 ? kinds[index - 1] : .blank
            switch (left, right) {
            case (_, .blank), (_, .zeroWidthSpace): return false
            case (.blank, _), (.zeroWidthSpace, _): return true
            case (.glue, _), (_, .glue), (.opening, _), (_, .closing): return false
            case (.hyphen, .hyphen), (.dash, .dash), (.hyphen, .digit): return false
            case (.hyphen, _), (.dash, _): return before != .blank
            case (.slash, .digit), (.slash, .slash): return false
            case (.slash, _): return before != .blank
            case (.ideograph, .hyphen), (.ideograph, .slash): return false
            case (.ideograph, _), (_, .ideograph): return true
            default: return false
            }
        }
    }

    static func isBlank(_ scalar: UInt32) -> Bool { kind(scalar) == .blank }

    private static func kind(_ scalar: UInt32) -> Kind {
        switch scalar {
        case 0x30...0x39: .digit
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .blank
        case 0x200B: .zeroWidthSpace
        case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0xFEFF, 0x200D: .glue
        case 0x2D, 0x2010, 0x2012, 0x2013: .hyphen
        case 0x2014: .dash
        case 0x2F: .slash
        case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B,
            0xFF5B:
            .opening
        // Closing marks and, in Japanese, small letters and marks that prolong or repeat.
        case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x2026, 0x3001, 0x3002, 0x3005,
            0x3009,
            0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083,
            0x3085, 0x3087, 0x308E, 0x309D, 0x309E, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
            0x30E7, 0x30EE, 0x30FB, 0x30FC, 0x30FD, 0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F,
            0xFF3D, 0xFF5D, 0x0300...0x036F, 0xFE00...0xFE0F:
            .closing
        case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            .ideograph
        default: .other
        }
    }
}
