// SPDX-License-Identifier: MIT

import SwiftTokens

/// The conditions of a file with `#available` and `#unavailable`, which the compiler takes for true and false on Linux.
///
/// Each is replaced by a call of `_runs`, which knows the system of the running host. A condition stays if the enclosing
/// function has an opaque result and its block returns one: only `#available` allows results of several types.
enum AvailabilityConditions {
    /// A condition's bytes, and the code of the same length that replaces it.
    struct Replacement: Equatable {
        var range: Range<Int>
        var text: String
    }

    static func replacements(in text: String) -> [Replacement] {
        let tokens = Lexer.tokens(of: text)
        var replacements: [Replacement] = []
        for index in tokens.indices.dropLast(2) where tokens[index].text == "#" && tokens[index + 2].text == "(" {
            let word = tokens[index + 1].text
            guard word == "available" || word == "unavailable", let end = tokens.closing(of: index + 2) else {
                continue
            }
            let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
            let isOneLine = tokens[(index + 1)...end].allSatisfy { !$0.beginsLine }
            guard isOneLine, !returnsOpaqueResult(after: end, in: tokens),
                var call = call(for: tokens[(index + 3)..<end])
            else { continue }
            if word == "unavailable" { call = "!" + call }
            let padding = range.count - call.utf8.count
            guard padding >= 0 else { continue }
            replacements.append(Replacement(range: range, text: call + String(repeating: " ", count: padding)))
        }
        return replacements
    }

    /// `_runs(17.4, 14)` for `iOS 17.4, macOS 14, *`; nil if the arguments name neither system.
    private static func call(for arguments: ArraySlice<Token>) -> String? {
        var versions: [String: String] = [:]
        for argument in arguments.split(whereSeparator: { $0.text == "," }) {
            guard let name = argument.first?.text else { continue }
            // The lexer may split a version into several tokens.
            let parts = argument.dropFirst().map(\.text).joined().split(separator: ".").prefix(2)
            guard !parts.isEmpty, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { continue }
            versions[name] = parts.joined(separator: ".")
        }
        let iOS = versions["iOS"] ?? versions["anyAppleOS"]
        let macOS = versions["macOS"] ?? versions["anyAppleOS"]
        guard iOS != nil || macOS != nil else { return nil }
        return "_runs(\(iOS ?? "0")\(macOS.map { "," + $0 } ?? ""))"
    }

    /// Whether the block after a condition begins with `return`, in a function whose result is `some` type.
    private static func returnsOpaqueResult(after end: Int, in tokens: [Token]) -> Bool {
        guard let open = tokens[end...].firstIndex(where: { $0.text == "{" }), open + 1 < tokens.count,
            tokens[open + 1].text == "return"
        else { return false }
        var depth = 0
        for index in tokens[..<end].indices.reversed() {
            switch tokens[index].text {
            case "}": depth += 1
            case "{": depth -= 1
            case "func" where depth < 0, "var" where depth < 0:
                let head = tokens[index...].prefix { $0.text != "{" }
                return head.contains { $0.text == "some" }
            default: break
            }
        }
        return false
    }
}
