// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SymbolData

/// Parses numbers. A number is an expression without spaces, made of literals, names, `width` and `gap`. Examples:
/// `-60+width/2` and `max(15-inset,4.5)`.
extension GlyphProgram {
    /// Whether a number follows. Does not consume it.
    mutating func isNumberNext() -> Bool {
        var byte = peek()
        let start = place
        defer { place = start }
        while byte == GlyphCharacter.open || byte == GlyphCharacter.minus {
            if byte == GlyphCharacter.minus, text.start[place + 1] == GlyphCharacter.space { return false }
            place += 1
            byte = text.start[place]
        }
        if GlyphCharacter.isDigit(byte) || byte == GlyphCharacter.point { return true }
        guard GlyphCharacter.isLetter(byte), let word = nextWord() else { return false }
        if let value = value(named: word) {
            if case .number = value { return true }
            return false
        }
        switch word.string {
        case "width", "gap": return true
        case "min", "max", "filled": return text.start[place] == GlyphCharacter.open
        default: return false
        }
    }

    mutating func number() throws(GlyphMistake) -> CGFloat {
        guard isNumberNext() else { throw mistake("a number is missing") }
        return try sum()
    }

    mutating func optionalNumber() throws(GlyphMistake) -> CGFloat? { try isNumberNext() ? sum() : nil }

    mutating func numbers(_ count: Int) throws(GlyphMistake) -> [CGFloat] {
        var numbers: [CGFloat] = []
        numbers.reserveCapacity(count)
        for _ in 0..<count { numbers.append(try number()) }
        return numbers
    }

    /// All numbers that follow.
    ///
    /// - Parameters:
    ///   - first: The count of numbers before the points.
    ///   - size: The count of numbers per point.
    ///   - least: The least count of points.
    mutating func numbers(first: Int = 0, size: Int, least: Int) throws(GlyphMistake) -> [CGFloat] {
        var numbers: [CGFloat] = []
        while isNumberNext() { numbers.append(try sum()) }
        let rest = numbers.count - first
        guard rest >= least * size else { throw mistake("a number is missing") }
        guard rest.isMultiple(of: size) else { throw mistake("the last point is incomplete") }
        return numbers
    }

    mutating func point() throws(GlyphMistake) -> CGPoint { CGPoint(x: try number(), y: try number()) }

    /// An integer from 1 to 100.
    mutating func count() throws(GlyphMistake) -> Int {
        let number = try number()
        guard let count = Int(exactly: number), (1...100).contains(count) else {
            throw mistake("\(number) is no number of corners")
        }
        return count
    }

    private mutating func sum() throws(GlyphMistake) -> CGFloat {
        var value = try product()
        while true {
            switch text.start[place] {
            case GlyphCharacter.plus:
                place += 1
                value = value + (try product())
            case GlyphCharacter.minus:
                place += 1
                value = value - (try product())
            default: return value
            }
        }
    }

    private mutating func product() throws(GlyphMistake) -> CGFloat {
        var value = try factor()
        while true {
            switch text.start[place] {
            case GlyphCharacter.star:
                place += 1
                value = value * (try factor())
            case GlyphCharacter.slash:
                place += 1
                value = value / (try factor())
            default: return value
            }
        }
    }

    private mutating func factor() throws(GlyphMistake) -> CGFloat {
        let byte = text.start[place]
        if byte == GlyphCharacter.minus {
            place += 1
            return -(try factor())
        }
        if byte == GlyphCharacter.open {
            place += 1
            let value = try sum()
            try closeTerm()
            return value
        }
        if GlyphCharacter.isDigit(byte) || byte == GlyphCharacter.point { return try literal() }
        guard GlyphCharacter.isLetter(byte), let word = nextWord() else { throw mistake("a number is missing") }
        if case .number(let value)? = value(named: word) { return value }
        switch word.string {
        case "width": return try drawingPen("width").width
        case "gap": return try drawingPen("gap").gap
        case "filled":
            let (filled, plain) = try arguments()
            return try drawingPen("filled").isFilled ? filled : plain
        case "min":
            let (a, b) = try arguments()
            return min(a, b)
        case "max":
            let (a, b) = try arguments()
            return max(a, b)
        case let name: throw mistake("there is no number \"\(name)\"")
        }
    }

    /// Parses the two arguments of a function: `(a,b)`.
    private mutating func arguments() throws(GlyphMistake) -> (CGFloat, CGFloat) {
        guard text.start[place] == GlyphCharacter.open else { throw mistake("( is missing") }
        place += 1
        let first = try sum()
        guard text.start[place] == GlyphCharacter.comma else { throw mistake(", is missing") }
        place += 1
        let second = try sum()
        try closeTerm()
        return (first, second)
    }

    private mutating func closeTerm() throws(GlyphMistake) {
        guard text.start[place] == GlyphCharacter.close else { throw mistake(") is missing") }
        place += 1
    }

    /// A literal with an optional fraction and exponent, correctly rounded. Without an exponent and with at most
    /// fifteen digits, it is the quotient of two exact numbers: its digits and a power of ten. One division thus rounds
    /// only once. `Double` parses all other literals.
    private mutating func literal() throws(GlyphMistake) -> CGFloat {
        let start = place
        var (digits, count, decimals) = (0, 0, 0)
        while GlyphCharacter.isDigit(text.start[place]) || text.start[place] == GlyphCharacter.point {
            if text.start[place] == GlyphCharacter.point {
                guard decimals == 0 else { throw mistake("a number has two points") }
                decimals = count + 1
            } else {
                digits = digits &* 10 &+ Int(text.start[place] &- UInt8(ascii: "0"))
                count += 1
            }
            place += 1
        }
        let hasExponent = text.start[place] | 0x20 == UInt8(ascii: "e")
        if count > 0, count <= 15, !hasExponent {
            return decimals == 0 ? CGFloat(digits) : CGFloat(digits) / Self.powersOfTen[count + 1 - decimals]
        }
        if hasExponent {
            place += 1
            if text.start[place] == GlyphCharacter.minus { place += 1 }
            while GlyphCharacter.isDigit(text.start[place]) { place += 1 }
        }
        let written = GlyphName(start: text.start + start, count: place - start).string
        guard let value = Double(written) else { throw mistake("\"\(written)\" is no number") }
        return CGFloat(value)
    }

    private static let powersOfTen: [CGFloat] = (0...15).map { exponent in
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
}
