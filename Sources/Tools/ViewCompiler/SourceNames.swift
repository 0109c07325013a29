// SPDX-License-Identifier: MIT

import SwiftTokens

/// Names in source code, found without regular expressions: these take seconds for an app of 250 files.
enum SourceNames {
    /// The words that follow a period: `title` for `.title`. Also searches strings, as they may contain interpolations.
    static func members(of text: String) -> Set<String> {
        var members: Set<String> = []
        let bytes = Array(text.utf8)
        var index = 0
        while let period = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
            var start = period + 1
            while start < bytes.count, isBlank(bytes[start]) { start += 1 }
            if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
            var end = start
            while end < bytes.count, isLetter(bytes[end]) || end > start && isDigit(bytes[end]) { end += 1 }
            if end > start { members.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
            index = max(end, period + 1)
        }
        return members
    }

    /// The names of static members and types that a file declares.
    static func staticNames(in tokens: [Token]) -> Set<String> {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated() where token.kind == .word {
            if typeWords.contains(token.text), let name = word(index + 1, in: tokens), !memberWords.contains(name) {
                names.insert(name)
            }
            guard token.text == "static" || token.text == "class" else { continue }
            var next = index + 1
            while let modifier = word(next, in: tokens), !memberWords.contains(modifier),
                modifier.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
            {
                next += 1
                // The argument of `private(set)`.
                if next < tokens.count, tokens[next].text == "(" { next = (tokens.closing(of: next) ?? next) + 1 }
            }
            if let keyword = word(next, in: tokens), memberWords.contains(keyword),
                let name = word(next + 1, in: tokens)
            {
                names.insert(name)
            }
        }
        return names
    }

    /// The generic parameters that a file declares, such as `Content` of `struct Card<Content: View>`.
    static func genericParameters(in tokens: [Token]) -> Set<String> {
        var names: Set<String> = []
        for (index, token) in tokens.enumerated()
        where token.kind == .word && genericWords.contains(token.text) && index + 2 < tokens.count
            && tokens[index + 1].kind == .word && tokens[index + 2].text == "<"
        {
            var isStart = true
            for token in tokens[(index + 3)...] {
                if token.text.contains(">") || token.text == "{" { break }
                if isStart, token.kind == .word { names.insert(token.text) }
                isStart = token.text == ","
            }
        }
        return names
    }

    private static let typeWords: Set = ["enum", "struct", "class", "actor", "typealias"]
    private static let memberWords: Set = ["let", "var", "func"]
    private static let genericWords: Set = ["struct", "class", "enum", "func", "protocol"]

    /// A token's text without backticks; nil if the token is no word.
    private static func word(_ index: Int, in tokens: [Token]) -> String? {
        guard index < tokens.count, tokens[index].kind == .word else { return nil }
        return tokens[index].text.filter { $0 != "`" }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z")
    }
}
