// SPDX-License-Identifier: MIT

import Foundation
internal import _FoundationICU

/// Formats measurements, and lists of measurements, with ICU, the library behind Foundation's own formats.
enum UnicodeFormats {
    /// The degree of abbreviation of a unit's name.
    enum Width {
        case wide, short, narrow

        fileprivate var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }
        fileprivate var ofLists: UListFormatterWidth {
            switch self {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }
    }

    /// Formats a number with its unit.
    ///
    /// - Parameters:
    ///   - unit: The CLDR name of the unit.
    ///   - usage: The CLDR name of the usage, which selects the locale's preferred unit; nil keeps `unit`.
    ///   - digits: Formats the converted number; nil for the locale's default format.
    /// - Returns: The text; nil for an unknown unit.
    static func text(
        _ value: Double, unit: String, width: Width, usage: String? = nil, locale: Locale,
        digits: ((Double) -> String)? = nil
    ) -> String? {
        // ICU's short form `unit/…` does not accept `temperature-generic`.
        let kind = unit == "temperature-generic" ? "measure-unit" : "unit"
        var stem = "\(kind)/\(unit) \(width.skeleton)"
        if let usage { stem += " usage/\(usage)" }
        guard let digits else { return run(value, stem, locale).map(\.text) }
        // Converts the number without rounding.
        guard let exact = run(value, stem + " .################", locale) else { return nil }
        let number = digits(exact.number)
        // The plural form depends on the number of fraction digits ("1 mile", "1.0 miles"). So formats again with as
        // many fraction digits as `digits` produced.
        let separator = locale.decimalSeparator ?? "."
        let fraction = number.range(of: separator).map { number[$0.upperBound...].prefix { $0.isNumber }.count } ?? 0
        let precision = fraction == 0 ? " precision-integer" : " ." + String(repeating: "0", count: fraction)
        guard let whole = run(value, stem + precision, locale),
            let plain = run(whole.number, precision.trimmingCharacters(in: .whitespaces), locale),
            let place = whole.text.range(of: plain.text)
        else { return exact.text }
        return whole.text.replacingCharacters(in: place, with: number)
    }

    /// Converts a number from `unit` to the locale's preferred unit for `usage`, without rounding. If `usage` is nil,
    /// keeps `unit`. Returns nil for an unknown unit.
    static func number(_ value: Double, unit: String, usage: String?, locale: Locale) -> Double? {
        let usage = usage.map { " usage/" + $0 } ?? ""
        return run(value, "unit/\(unit)\(usage) .################", locale)?.number
    }

    /// Formats a number with an ICU skeleton; the result has the text and the number after unit conversion.
    private static func run(_ value: Double, _ skeleton: String, _ locale: Locale) -> (text: String, number: Double)? {
        var status = U_ZERO_ERROR
        let letters = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                letters, Int32(letters.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status), status.rawValue <= 0 else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        let text = characters { swift_unumf_resultToString(result, $0, $1, &status) }
        guard let text, status.rawValue <= 0 else { return nil }
        var digits = [CChar](repeating: 0, count: 400)
        let count = swift_unumf_resultToDecimalNumber(result, &digits, 400, &status)
        let bytes = digits.prefix(Int(count)).map { UInt8(truncatingIfNeeded: $0) }
        let number = Double(String(decoding: bytes, as: UTF8.self))
        return (text, number ?? value)
    }

    /// Joins formatted measurements to a list, such as "1 hour, 5 minutes".
    static func list(_ parts: [String], width: Width, locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        let plain = parts.joined(separator: width == .narrow ? " " : ", ")
        guard
            let formatter = swift_ulistfmt_openForType(
                locale.identifier, ULISTFMT_TYPE_UNITS, width.ofLists, &status)
        else { return plain }
        defer { swift_ulistfmt_close(formatter) }
        let texts = parts.map { text -> UnsafeMutableBufferPointer<UInt16> in
            let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: text.utf16.count)
            _ = copy.initialize(from: text.utf16)
            return copy
        }
        defer { for text in texts { text.deallocate() } }
        let starts = texts.map { UnsafePointer($0.baseAddress) }
        let lengths = texts.map { Int32($0.count) }
        let text = characters {
            swift_ulistfmt_format(formatter, starts, lengths, Int32(parts.count), $0, $1, &status)
        }
        return status.rawValue <= 0 ? text ?? plain : plain
    }

    private static func characters(_ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        var letters = [UInt16](repeating: 0, count: 512)
        let count = letters.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count)) }
        guard count >= 0, count <= letters.count else { return nil }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }
}
