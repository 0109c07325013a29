// SPDX-License-Identifier: MIT

import Foundation
import SwiftTokens

/// A file whose literals get their values when the program runs, so that an edit of a literal needs no compilation.
///
/// `render preview` compiles this text in the background. If the next edit changes only values of literals, the page shows
/// the program with the new values, until the edited file itself is compiled.
package struct AdjustableSource: Sendable {
    /// A literal that can get another value: a number, `true` or `false`, or a text in quotation marks.
    package struct Literal: Equatable, Sendable {
        /// The name of the function that makes the value.
        enum Kind: String, Sendable {
            case integer = "__zoetropeInteger"
            case number = "__zoetropeNumber"
            case truth = "__zoetropeTruth"
            case text = "__zoetropeText"
        }
        var kind: Kind
        /// UTF-8 offsets into the file, including the sign of a negative number.
        var range: Range<Int>
        /// The value as Swift's `Int`, `Double` and `Bool` read it; for a text, its characters.
        var value: String
    }

    package let literals: [Literal]
    private let code: [UInt8]

    package init(_ text: String) {
        code = Array(text.utf8)
        literals = LiteralScan(code: code, tokens: Lexer.tokens(of: text)).literals
    }

    /// The code between the literals. Files with equal code differ only in the values of literals.
    private var parts: [ArraySlice<UInt8>] {
        let starts = [0] + literals.map(\.range.upperBound)
        let ends = literals.map(\.range.lowerBound) + [code.count]
        return zip(starts, ends).map { code[$0..<$1] }
    }

    /// The text to compile. Its lines are those of the file.
    package var text: String {
        var result = Array(parts[0])
        for (index, (literal, part)) in zip(literals, parts.dropFirst()).enumerated() {
            result += "\(literal.kind.rawValue)(\(index), ".utf8 + code[literal.range] + ")".utf8 + part
        }
        return String(decoding: result, as: UTF8.self) + Self.functions
    }

    /// The values of another version of the file, for the file that `variable` names.
    ///
    /// - Returns: nil if the versions differ in more than the values of literals. A whole number may become a fraction, or
    ///   the reverse, as in `padding(8)` and `padding(8.5)`.
    package func adjustments(to other: AdjustableSource) -> String? {
        func kinds(_ source: AdjustableSource) -> [Literal.Kind] {
            source.literals.map { $0.kind == .integer ? .number : $0.kind }
        }
        guard kinds(self) == kinds(other),
            parts.elementsEqual(other.parts, by: { $0.elementsEqual($1) })
        else { return nil }
        return zip(literals, other.literals).enumerated().filter { $1.0.value != $1.1.value }
            .map { "\($0) " + Self.escaped($1.1.value) + "\n" }.joined()
    }

    /// The text in one line.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            default: String(scalar)
            }
        }.joined()
    }

    /// The environment variable with the path of a file of values: one line for each, with the literal's index.
    package static let variable = "ZOETROPE_LITERALS"

    /// The functions that `text` calls. A literal keeps its value if the file has no other, or if its type takes no value
    /// made at run time, such as `StaticString`.
    private static let functions = """

        import Foundation
        nonisolated fileprivate enum __ZoetropeLiterals {
            static let values: [Int: String] = {
                guard let path = getenv("\(variable)"), let file = fopen(path, "r") else { return [:] }
                defer { fclose(file) }
                var (bytes, block) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
                while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
                var values: [Int: String] = [:]
                for line in bytes.split(separator: 10) {
                    let parts = line.split(separator: 32, maxSplits: 1, omittingEmptySubsequences: false)
                    guard parts.count == 2, let index = Int(String(decoding: parts[0], as: UTF8.self)) else { continue }
                    var (value, isEscaped) = (String.UnicodeScalarView(), false)
                    for scalar in String(decoding: parts[1], as: UTF8.self).unicodeScalars {
                        if isEscaped { value.append(scalar == "n" ? "\\n" : scalar == "r" ? "\\r" : scalar) }
                        if !isEscaped, scalar != "\\\\" { value.append(scalar) }
                        isEscaped = !isEscaped && scalar == "\\\\"
                    }
                    values[index] = String(value)
                }
                return values
            }()
            static func integer<Value: FixedWidthInteger>(_ type: Value.Type, _ text: String) -> Any? { Value(text) }
            static func number<Value: BinaryFloatingPoint>(_ type: Value.Type, _ text: String) -> Any? {
                Double(text).map { Value($0) }
            }
        }
        nonisolated fileprivate func __zoetropeInteger<Value: ExpressibleByIntegerLiteral>(
            _ index: Int, _ value: Value
        ) -> Value {
            guard let text = __ZoetropeLiterals.values[index] else { return value }
            if let type = Value.self as? any BinaryFloatingPoint.Type {
                return __ZoetropeLiterals.number(type, text) as? Value ?? value
            }
            guard let type = Value.IntegerLiteralType.self as? any FixedWidthInteger.Type,
                let new = __ZoetropeLiterals.integer(type, text) as? Value.IntegerLiteralType
            else { return value }
            return Value(integerLiteral: new)
        }
        nonisolated fileprivate func __zoetropeNumber<Value: ExpressibleByFloatLiteral>(
            _ index: Int, _ value: Value
        ) -> Value {
            guard let text = __ZoetropeLiterals.values[index],
                let type = Value.FloatLiteralType.self as? any BinaryFloatingPoint.Type,
                let new = __ZoetropeLiterals.number(type, text) as? Value.FloatLiteralType
            else { return value }
            return Value(floatLiteral: new)
        }
        nonisolated fileprivate func __zoetropeTruth<Value: ExpressibleByBooleanLiteral>(
            _ index: Int, _ value: Value
        ) -> Value {
            guard let text = __ZoetropeLiterals.values[index], let new = Bool(text) as? Value.BooleanLiteralType
            else { return value }
            return Value(booleanLiteral: new)
        }
        nonisolated fileprivate func __zoetropeText<Value: ExpressibleByStringLiteral>(
            _ index: Int, _ value: Value
        ) -> Value {
            guard let new = __ZoetropeLiterals.values[index] as? Value.StringLiteralType else { return value }
            return Value(stringLiteral: new)
        }

        """
}
