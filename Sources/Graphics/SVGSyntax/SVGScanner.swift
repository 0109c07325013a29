// SPDX-License-Identifier: MIT

import Foundation

/// Reads numbers and names from an attribute value.
package struct SVGScanner {
    private let bytes: [UInt8]
    package private(set) var position = 0

    package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    package var isAtEnd: Bool { position >= bytes.count }
    package var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    package mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) { position += 1 }
    }

    /// Skips blanks and at most one comma.
    package mutating func skipSeparator() {
        skipBlanks()
        if take(UInt8(ascii: ",")) { skipBlanks() }
    }

    package mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// Reads a digit 0 or 1, which needs no separator; nil if there is none.
    package mutating func flag() -> Bool? {
        if take(UInt8(ascii: "0")) { return false }
        return take(UInt8(ascii: "1")) ? true : nil
    }

    /// Reads letters, digits and hyphens; empty if there are none.
    package mutating func name() -> String {
        let start = position
        while let byte = peek, isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads the next finite number, as short as the grammar allows: `1.5.5` is two numbers, and `1em` ends before its
    /// unit. Returns nil, and consumes nothing, if there is none.
    package mutating func number() -> Double? {
        let start = position
        let isNegative = peek == UInt8(ascii: "-")
        if isNegative || peek == UInt8(ascii: "+") { position += 1 }
        var mantissa: UInt64 = 0
        var exponent = 0
        var digitCount = 0
        var significantCount = 0
        func readDigits(_ scanner: inout SVGScanner, shift: Int) {
            while let byte = scanner.peek, scanner.isDigit(byte) {
                digitCount += 1
                if significantCount > 0 || byte != UInt8(ascii: "0") { significantCount += 1 }
                if significantCount <= 19 { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
                exponent += shift
                scanner.position += 1
            }
        }
        readDigits(&self, shift: 0)
        if peek == UInt8(ascii: ".") {
            position += 1
            readDigits(&self, shift: -1)
        }
        guard digitCount > 0 else {
            position = start
            return nil
        }
        exponent += readExponent()

        // A double holds powers of ten exactly up to 10²², so a single operation rounds correctly.
        var value: Double
        if significantCount <= 15, abs(exponent) <= 22 {
            let power = Self.powersOfTen[abs(exponent)]
            value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
            if isNegative { value = -value }
        } else {
            value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
        }
        guard value.isFinite else {
            position = start
            return nil
        }
        return value
    }

    /// Reads an exponent; 0 if none follows.
    private mutating func readExponent() -> Int {
        let start = position
        guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return 0 }
        let isNegative = take(UInt8(ascii: "-"))
        if !isNegative { _ = take(UInt8(ascii: "+")) }
        let firstDigit = position
        var value = 0
        while let byte = peek, isDigit(byte) {
            value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 100_000)
            position += 1
        }
        guard position > firstDigit else {
            position = start
            return 0
        }
        return isNegative ? -value : value
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private static let powersOfTen: [Double] = (0...22).map { pow(10, Double($0)) }
}
