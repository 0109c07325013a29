// SPDX-License-Identifier: MIT

import Foundation
import SwiftTokens

/// A preview in the text of a file: a `#Preview` or a type that conforms to `PreviewProvider`.
struct PreviewBlock: Equatable {
    /// The line of the declaration, counted from 0.
    var line: Int
    /// The name that the macro gives, or the name of the type without `_Previews`; nil for a macro without a name.
    var title: String?
    /// The last part of the test's name, such as `Red-2`; nil for providers, whose views have names of their own.
    var word: String?

    /// The previews of a file, in source order, found by a scan of tokens.
    static func all(in text: DocumentText) -> [PreviewBlock] {
        let tokens = Lexer.tokens(of: text.text)
        var names = TestNames()
        return tokens.indices.compactMap { index in
            let line = text.line(of: tokens[index].range.lowerBound)
            if let title = macro(at: index, in: tokens) {
                return PreviewBlock(line: line, title: title, word: names.word(for: title, in: ""))
            }
            return provider(at: index, in: tokens).map { PreviewBlock(line: line, title: $0, word: nil) }
        }
    }

    /// The title of the `#Preview` that begins at a token: `.some(nil)` if it has no title, nil if no `#Preview` begins
    /// there.
    private static func macro(at index: Int, in tokens: [Token]) -> String?? {
        guard index + 2 < tokens.count, tokens[index].text == "#", tokens[index + 1].text == "Preview",
            tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
        else { return nil }
        var (next, title): (Int, String?) = (index + 2, nil)
        if tokens[next].text == "(" {
            guard let close = tokens.closing(of: next) else { return nil }
            if tokens[next + 1].kind == .literal { title = plain(tokens[next + 1].text) }
            next = close + 1
        }
        return next < tokens.count && tokens[next].text == "{" ? .some(title) : nil
    }

    /// The name of the `PreviewProvider` that is declared at a token, without `_Previews`; nil if none is.
    private static func provider(at index: Int, in tokens: [Token]) -> String? {
        guard ["struct", "class", "enum", "extension"].contains(tokens[index].text), tokens[index].kind == .word,
            index + 2 < tokens.count, tokens[index + 2].text == ":"
        else { return nil }
        let parents = tokens[(index + 3)...].prefix { $0.text != "{" && $0.text != "}" && $0.text != "where" }
        guard parents.contains(where: { $0.text == "PreviewProvider" }) else { return nil }
        return tokens[index + 1].text.replacing(#/_Previews?$/#, with: "")
    }

    /// The value of a string literal; nil if it has interpolations, number signs or several lines.
    private static func plain(_ literal: String) -> String? {
        guard literal.hasPrefix("\""), literal.hasSuffix("\""), !literal.hasPrefix("\"\"\""), literal.count > 1 else {
            return nil
        }
        var (value, rest) = ("", literal.dropFirst().dropLast())
        while let character = rest.popFirst() {
            guard character == "\\" else {
                value.append(character)
                continue
            }
            switch rest.popFirst() {
            case "n": value.append("\n")
            case "t": value.append("\t")
            case "r": value.append("\r")
            case "0": value.append("\0")
            case "u":
                guard let match = rest.prefixMatch(of: #/\{([0-9a-fA-F]{1,8})\}/#),
                    let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
                else { return nil }
                value.unicodeScalars.append(scalar)
                rest = rest[match.range.upperBound...]
            case "(", nil: return nil
            case let other?: value.append(other)
            }
        }
        return value
    }
}
