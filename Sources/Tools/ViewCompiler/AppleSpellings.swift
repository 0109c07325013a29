// SPDX-License-Identifier: MIT

import Foundation

/// Rewrites code that only compiles on Apple's systems into code that compiles here. Each replacement has the length of
/// the original, so that the places in diagnostics stay right.
///
/// - `os(iOS)` in conditions becomes true and `os(Linux)` false: files are compiled as for iOS.
/// - `@available(iOS, unavailable)` becomes unavailable everywhere.
/// - `#selector(…)` becomes a `Selector` of its text, which calls nothing.
/// - `import UIKit.UIColor` imports all of UIKit.
/// - `@objc`, `@objcMembers`, `@IBOutlet`, `@UIApplicationMain` and similar attributes are blanked.
package enum AppleSpellings {
    /// The rewritten text; nil if nothing had to change.
    package static func translation(of text: String) -> String? {
        guard
            text.contains("os(") || text.contains(unavailability) || text.contains("canImport(FoundationN")
                || text.contains("import ")
                || text.contains("#selector(") || text.contains("@objc")
                || text.contains("@IB")
                || text.contains("@NSApplicationMain") || text.contains("@UIApplicationMain")
        else { return nil }
        var bytes = Array(text.utf8)
        var hasChanged = false
        var lineStart = 0
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: newline) ?? bytes.count
            if isCondition(bytes[lineStart..<lineEnd]) {
                hasChanged = replaceSystems(in: &bytes, lineStart..<lineEnd) || hasChanged
            }
            hasChanged = shortenImport(in: &bytes, lineStart..<lineEnd) || hasChanged
            lineStart = lineEnd + 1
        }
        hasChanged = blankAttributes(in: &bytes) || hasChanged
        for start in occurrences(of: unavailability, in: bytes[...]) {
            bytes.replaceSubrange(start..<start + unavailability.utf8.count, with: "@available(*  , unavailable".utf8)
            hasChanged = true
        }
        hasChanged = replaceSelectors(in: &bytes) || hasChanged
        return hasChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static let unavailability = "@available(iOS, unavailable"
    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")

    private static func isCondition(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == blank || $0 == UInt8(ascii: "\t") }
        return text.starts(with: "#if".utf8) || text.starts(with: "#elseif".utf8)
    }

    /// Conditions of `#if` and their replacements. Spaces make each pair equally long, so that columns stay the same.
    private static let answers: [(question: String, answer: String)] = [
        ("os(iOS)", "true   "), ("os(Linux)", "false    "),
        // False, because Zoetrope gives every file the names of FoundationNetworking already, with virtual time.
        ("canImport(FoundationNetworking)", "false                          "),
    ]

    private static func replaceSystems(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        var hasChanged = false
        for (question, answer) in answers {
            for start in occurrences(of: question, in: bytes[line]) {
                bytes.replaceSubrange(start..<start + question.utf8.count, with: answer.utf8)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Blanks the submodule in an import: `import UIKit.UIColor` becomes `import UIKit`. Only Apple's
    /// frameworks have submodules; ours have none.
    private static func shortenImport(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        let text = bytes[line].drop { $0 == blank || $0 == UInt8(ascii: "\t") }
        for module in ["UIKit", "CoreGraphics", "Foundation", "QuartzCore", "os", "CoreImage", "Darwin"] {
            guard text.starts(with: "import \(module).".utf8) else { continue }
            let dot = text.startIndex + "import \(module)".utf8.count
            var end = dot + 1
            while end < text.endIndex, isLetter(bytes[end]) { end += 1 }
            for index in dot..<end { bytes[index] = blank }
            return true
        }
        return false
    }

    private static let attributes = [
        "@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBDesignable", "@IBInspectable", "@UIApplicationMain",
        "@NSApplicationMain",
    ]

    private static func blankAttributes(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for attribute in attributes {
            for start in occurrences(of: attribute, in: bytes[...]) {
                var end = start + attribute.utf8.count
                if end < bytes.count, isLetter(bytes[end]) { continue }
                // Also blanks the Objective-C name in parentheses, as in `@objc(Name)`.
                if end < bytes.count, bytes[end] == UInt8(ascii: "("),
                    let close = bytes[end...].firstIndex(of: UInt8(ascii: ")"))
                {
                    end = close + 1
                }
                for index in start..<end where bytes[index] != newline { bytes[index] = blank }
                hasChanged = true
            }
        }
        return hasChanged
    }

    private static func replaceSelectors(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for start in occurrences(of: "#selector(", in: bytes[...]) {
            let content = start + 10
            var (depth, end) = (1, content)
            while end < bytes.count {
                if bytes[end] == UInt8(ascii: "(") { depth += 1 }
                if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { break }
                end += 1
            }
            guard depth == 0, end > content, !bytes[content..<end].contains(UInt8(ascii: "\"")) else { continue }
            // `#selector(name)` becomes `Selector("nam")`, without the last letter. The quotation mark takes its place,
            // so that columns stay the same.
            var first = content
            while first < end, isBlank(bytes[first]) { first += 1 }
            var last = end - 1
            while last > first, isBlank(bytes[last]) { last -= 1 }
            guard last > first, !bytes[first...last].contains(newline) else { continue }
            if first == content {
                bytes.replaceSubrange(start..<content, with: "Selector(\"".utf8)
            } else {
                bytes.replaceSubrange(start..<content, with: " Selector(".utf8)
                bytes[first - 1] = UInt8(ascii: "\"")
            }
            bytes[last] = UInt8(ascii: "\"")
            hasChanged = true
        }
        return hasChanged
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == blank || byte == newline || byte == UInt8(ascii: "\t")
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    /// The byte offsets of `word`, also inside of longer words, without overlaps.
    private static func occurrences(of word: String, in bytes: ArraySlice<UInt8>) -> [Int] {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return [] }
        var places: [Int] = []
        var index = bytes.startIndex
        while index <= bytes.endIndex - word.count {
            if bytes[index] == word[0], bytes[index..<index + word.count].elementsEqual(word) {
                places.append(index)
                index += word.count
            } else {
                index += 1
            }
        }
        return places
    }
}
