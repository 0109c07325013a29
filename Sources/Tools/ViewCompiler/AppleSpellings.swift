// SPDX-License-Identifier: MIT

import Foundation

/// Rewrites code that only compiles on Apple's systems into code that compiles here. Each replacement has the length of
/// the original, so that the places in diagnostics stay right. Only `@NSManaged` methods get longer.
///
/// - `os(iOS)` in conditions becomes true and `os(Linux)` false: files are compiled as for the platform. On macOS,
///   `os(macOS)` becomes true, and `os(iOS)` and `canImport(UIKit)` false.
/// - `@available(iOS, unavailable)`, on macOS `@available(macOS, unavailable)`, becomes unavailable everywhere.
/// - `#available(iOS 26, *)` becomes `_runs(26)`, whose value depends on the system of the running host.
/// - `import _AVKit_SwiftUI` imports AVKit, whose views are in the framework itself.
/// - `#selector(…)` becomes a `Selector` of its text, which calls nothing.
/// - `import UIKit.UIColor` imports all of UIKit.
/// - `@NSManaged` of a property becomes the macro `@CDManaged`; a method with it gets a body.
/// - `override func viewDidLoad()` in an extension of a class of UIKit or AppKit gets another name, because Swift allows
///   such overrides only with Objective-C. Nothing calls the function then.
/// - `#keyPath(Item.name)` becomes the string `"name"`.
/// - `AnyObject` as a parameter or in a dictionary becomes `Any` in files about the keychain, whose constants are strings
///   here, and objects there.
/// - `: ViewModifier, AnimatableModifier` becomes `: AnimatableModifier`, which is a composition here. A conformance that it
///   repeats would be redundant.
/// - `@convention(c)` and `@convention(block)` are blanked in files about `CGPathElement`, whose callbacks are closures here.
/// - `delegate?.scrollViewDidScroll?(view)` becomes `delegate?.scrollViewDidScroll (view)`: methods that are optional in
///   UIKit's and Foundation's protocols have default implementations here.
/// - `@objc`, `@objcMembers`, `@IBOutlet`, `@UIApplicationMain` and similar attributes are blanked.
package struct AppleSpellings {
    package var platform = TargetPlatform.iOS

    package init(platform: TargetPlatform = .iOS) { self.platform = platform }

    /// The rewritten text; nil if nothing had to change.
    package func translation(of text: String) -> String? {
        guard
            text.hasBytes(of: "os(") || text.hasBytes(of: unavailability) || text.hasBytes(of: "canImport(")
                || text.hasBytes(of: "import ")
                || text.hasBytes(of: "available(")
                || text.hasBytes(of: "#selector(") || text.hasBytes(of: "@objc")
                || text.hasBytes(of: "@IB") || text.hasBytes(of: "@NSManaged") || text.hasBytes(of: "#keyPath(")
                || text.hasBytes(of: "@nonobjc") || Self.extensions.contains(where: text.hasBytes(of:))
                || text.hasBytes(of: Self.animatableModifier) || text.hasBytes(of: "kSec")
                || text.hasBytes(of: "CGPathElement") || text.hasBytes(of: "?(")
                || text.hasBytes(of: "@NSApplicationMain") || text.hasBytes(of: "@UIApplicationMain")
        else { return nil }
        var bytes = Array(text.utf8)
        var hasChanged = false
        var lineStart = 0
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: Self.newline) ?? bytes.count
            if Self.isCondition(bytes[lineStart..<lineEnd]) {
                hasChanged = replaceSystems(in: &bytes, lineStart..<lineEnd) || hasChanged
            }
            hasChanged = Self.shortenImport(in: &bytes, lineStart..<lineEnd) || hasChanged
            hasChanged = Self.importFramework(in: &bytes, lineStart..<lineEnd) || hasChanged
            hasChanged = Self.blankRepeatedConformances(in: &bytes, lineStart..<lineEnd) || hasChanged
            lineStart = lineEnd + 1
        }
        if text.hasBytes(of: "available(") {
            for replacement in AvailabilityConditions.replacements(in: text) {
                bytes.replaceSubrange(replacement.range, with: replacement.text.utf8)
                hasChanged = true
            }
        }
        hasChanged = Self.blankAttributes(in: &bytes) || hasChanged
        hasChanged = Self.replaceManaged(in: &bytes) || hasChanged
        hasChanged = Self.renameOverrides(in: &bytes) || hasChanged
        for start in Self.occurrences(of: unavailability, in: bytes[...]) {
            let padding = String(repeating: " ", count: platform.rawValue.utf8.count - 1)
            bytes.replaceSubrange(
                start..<start + unavailability.utf8.count, with: "@available(*\(padding), unavailable".utf8)
            hasChanged = true
        }
        if text.hasBytes(of: "CGPathElement") {
            for convention in ["@convention(c)", "@convention(block)"] {
                for start in Self.occurrences(of: convention, in: bytes[...]) {
                    for index in start..<start + convention.utf8.count { bytes[index] = Self.blank }
                    hasChanged = true
                }
            }
        }
        hasChanged = Self.callOptionalMethods(in: &bytes) || hasChanged
        if text.hasBytes(of: "kSec") { hasChanged = Self.replaceObjects(in: &bytes) || hasChanged }
        hasChanged = Self.replaceSelectors(in: &bytes) || hasChanged
        hasChanged = Self.replaceKeyPaths(in: &bytes) || hasChanged
        return hasChanged ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private var unavailability: String { "@available(\(platform), unavailable" }
    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")

    private static func isCondition(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == blank || $0 == UInt8(ascii: "\t") }
        return text.starts(with: "#if".utf8) || text.starts(with: "#elseif".utf8)
    }

    /// Replaces the conditions that the platform answers. Spaces make each pair equally long, so that columns stay the
    /// same.
    private func replaceSystems(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        var hasChanged = false
        for (condition, isTrue) in platform.answers {
            for start in Self.occurrences(of: condition, in: bytes[line]) {
                let end = start + condition.utf8.count
                let answer = isTrue ? "true" : "false"
                let padding = [UInt8](repeating: Self.blank, count: end - start - answer.utf8.count)
                bytes.replaceSubrange(start..<end, with: answer.utf8 + padding)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Blanks the submodule in an import: `import UIKit.UIColor` becomes `import UIKit`. Only Apple's
    /// frameworks have submodules; ours and Swift modules have none.
    private static func shortenImport(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        let text = bytes[line].drop { $0 == blank || $0 == UInt8(ascii: "\t") }
        guard text.starts(with: "import ".utf8) else { return false }
        var dot = text.startIndex + 7
        while dot < text.endIndex, isLetter(bytes[dot]) { dot += 1 }
        guard dot < text.endIndex, bytes[dot] == UInt8(ascii: ".") else { return false }
        var end = dot
        while end < text.endIndex, isLetter(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
        for index in dot..<end { bytes[index] = blank }
        return true
    }

    /// `import _AVKit_SwiftUI` becomes `import AVKit`: Apple's compiler adds such overlays by itself, and some authors
    /// import them by name.
    private static func importFramework(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        let text = bytes[line].drop { $0 == blank || $0 == UInt8(ascii: "\t") }
        let (keyword, suffix) = (Array("import _".utf8), Array("_SwiftUI".utf8))
        guard text.starts(with: keyword) else { return false }
        let start = text.startIndex + keyword.count
        let name = bytes[start..<line.upperBound].prefix(while: isLetter)
        guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else { return false }
        let framework = Array(name.dropLast(suffix.count))
        let padding = [UInt8](repeating: blank, count: suffix.count + 1)
        bytes.replaceSubrange((start - 1)..<name.endIndex, with: framework + padding)
        return true
    }

    private static func replaceObjects(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for ending in [")", "]"] {
            for start in occurrences(of: ": AnyObject" + ending, in: bytes[...]) {
                bytes.replaceSubrange(start..<start + 12, with: (": Any      " + ending).utf8)
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Methods that are optional in protocols of UIKit and Foundation.
    private static let optionalMethods: Set = [
        "animationDidStart", "animationDidStop", "collectionView", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "locationManager", "mapView", "navigationController", "numberOfSections", "pickerView",
        "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
        "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "tabBarController", "tableView", "textField",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textView", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
        "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing", "urlSession",
        "viewForZooming", "webView",
    ]

    /// Blanks the question mark in calls of members that `optionalMethods` lists.
    private static func callOptionalMethods(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for mark in occurrences(of: "?(", in: bytes[...]) {
            var start = mark
            while start > 0, isLetter(bytes[start - 1]) { start -= 1 }
            guard start > 0, start < mark, bytes[start - 1] == UInt8(ascii: "."),
                optionalMethods.contains(String(decoding: bytes[start..<mark], as: UTF8.self))
            else { continue }
            bytes[mark] = blank
            hasChanged = true
        }
        return hasChanged
    }

    private static let animatableModifier = "AnimatableModifier"

    /// Blanks `ViewModifier` and `Animatable` beside `AnimatableModifier` in the declaration of a type.
    private static func blankRepeatedConformances(in bytes: inout [UInt8], _ line: Range<Int>) -> Bool {
        guard !occurrences(of: animatableModifier, in: bytes[line]).isEmpty else { return false }
        let text = String(decoding: bytes[line], as: UTF8.self)
        guard
            let match = text.firstMatch(
                of: #/^\s*(?:\w+ )*(?:struct|enum|class|extension) [^:]*?(?:<[^>]*>)?[^:<]*:([^{]*)/#)
        else { return false }
        var conformances = match.1.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let names = conformances.map { $0.trimmingCharacters(in: .whitespaces) }
        guard names.contains(where: { $0 == animatableModifier || $0.hasSuffix(animatableModifier + " where") }) else {
            return false
        }
        let kept = names.map { $0 != "ViewModifier" && $0 != "Animatable" }
        guard kept.contains(false) else { return false }
        for index in names.indices where !kept[index] {
            conformances[index] = String(repeating: " ", count: conformances[index].utf8.count)
        }
        // A comma stays before each kept name but the first one.
        var rest = conformances[0]
        for index in names.indices.dropFirst() {
            rest += (kept[index] && kept[..<index].contains(true) ? "," : " ") + conformances[index]
        }
        let start = line.lowerBound + text[..<match.1.startIndex].utf8.count
        bytes.replaceSubrange(start..<start + match.1.utf8.count, with: rest.utf8)
        return true
    }

    private static let attributes = [
        "@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBDesignable", "@IBInspectable", "@UIApplicationMain",
        "@NSApplicationMain", "@nonobjc",
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

    /// Replaces `@NSManaged`. A method gets a body after its parameters, which shifts the rest of that line.
    private static func replaceManaged(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for start in occurrences(of: "@NSManaged", in: bytes[...]).reversed() {
            let end = start + 10
            guard end < bytes.count, !isLetter(bytes[end]) else { continue }
            // The first `var` or `func` after the attribute tells whether it belongs to a property or to a method.
            let words = bytes[end...].split(maxSplits: 12, omittingEmptySubsequences: true) { !isLetter($0) }
            let kind = words.first { $0.elementsEqual("var".utf8) || $0.elementsEqual("func".utf8) }
            if let kind, kind.elementsEqual("func".utf8) {
                guard let close = closingParenthesis(after: kind.endIndex, in: bytes),
                    let body = ManagedMethods.body(
                        of: String(decoding: bytes[kind.startIndex...close], as: UTF8.self))
                else { continue }
                bytes.insert(contentsOf: " { \(body) }".utf8, at: close + 1)
                for index in start..<end { bytes[index] = blank }
            } else {
                bytes.replaceSubrange(start..<end, with: "@CDManaged".utf8)
            }
            hasChanged = true
        }
        return hasChanged
    }

    /// The index of the parenthesis that closes the first `(` at or after `start`.
    private static func closingParenthesis(after start: Int, in bytes: [UInt8]) -> Int? {
        guard let first = bytes[start...].firstIndex(of: UInt8(ascii: "(")) else { return nil }
        var depth = 0
        for index in first..<bytes.count {
            if bytes[index] == UInt8(ascii: "(") { depth += 1 }
            if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    /// `#keyPath(Item.owner.name)` becomes `("owner.name"      )`: the path without the type.
    private static func replaceKeyPaths(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for start in occurrences(of: "#keyPath(", in: bytes[...]) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { continue }
            let content = bytes[start + 9..<end].filter { !isBlank($0) }
            var parts = content.split(separator: UInt8(ascii: "."))
            guard !parts.isEmpty, content.allSatisfy({ isLetter($0) || $0 == UInt8(ascii: ".") }),
                !bytes[start..<end].contains(newline)
            else { continue }
            let isType = { (part: ArraySlice<UInt8>) in part.first.map { $0 < UInt8(ascii: "a") } ?? false }
            while parts.count > 1, isType(parts[0]) { parts.removeFirst() }
            let path = Array("(\"".utf8) + parts.joined(separator: ".".utf8) + Array("\"".utf8)
            let padding = Array(repeating: blank, count: end - start - path.count)
            bytes.replaceSubrange(start..<end, with: path + padding)
            hasChanged = true
        }
        return hasChanged
    }

    /// Descriptions of the overrides in extensions of UIKit's and AppKit's classes, for the list of omissions. On Apple's
    /// systems the runtime calls these overrides; here nothing does.
    package static func uncalledOverrides(in files: [String], _ texts: [String]) -> [String] {
        zip(files, texts).flatMap { file, text -> [String] in
            guard extensions.contains(where: text.contains), text.contains("override ") else { return [] }
            var bytes = Array(text.utf8)
            let original = bytes
            guard renameOverrides(in: &bytes) else { return [] }
            let lines = LineTable(original)
            // The name of a renamed function begins with an underscore in place of its first letter.
            return original.indices.filter { bytes[$0] == UInt8(ascii: "_") && original[$0] != bytes[$0] }.map {
                index in
                let name = String(decoding: original[index...].prefix(while: isLetter), as: UTF8.self)
                let place = "\((file as NSString).lastPathComponent):\(lines.place(of: index).line)"
                return "\(place): the override of \(name) is left out: in an extension, nothing calls it"
            }
        }
    }

    /// The beginnings of extensions of UIKit's and AppKit's classes.
    private static let extensions = ["extension UI", "extension NS"]

    /// Renames overrides in extensions of these classes: `override open func viewDidLoad` becomes `func _iewDidLoad`.
    private static func renameOverrides(in bytes: inout [UInt8]) -> Bool {
        var hasChanged = false
        for start in extensions.flatMap({ occurrences(of: $0, in: bytes[...]) }) {
            guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { continue }
            var (depth, index) = (0, open)
            repeat {
                if bytes[index] == UInt8(ascii: "{") { depth += 1 }
                if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
                if depth == 1, bytes[index...].starts(with: "override ".utf8), !isLetter(bytes[index - 1]) {
                    hasChanged = renameOverride(at: index, in: &bytes) || hasChanged
                }
                index += 1
            } while depth > 0 && index < bytes.count
        }
        return hasChanged
    }

    private static func renameOverride(at start: Int, in bytes: inout [UInt8]) -> Bool {
        // The modifiers and the keyword must be on one line, as in `override open func`.
        let lineEnd = bytes[start...].firstIndex(of: newline) ?? bytes.count
        let keywords = ["func ", "var "].map { word in
            (start: occurrences(of: word, in: bytes[start..<lineEnd]).first ?? lineEnd, length: word.utf8.count)
        }
        guard let (keyword, length) = keywords.min(by: { $0.start < $1.start }), keyword < lineEnd else { return false }
        let name = keyword + length
        guard name < lineEnd, isLetter(bytes[name]) else { return false }
        for index in start..<keyword { bytes[index] = blank }
        bytes[name] = UInt8(ascii: "_")
        return true
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
        var word = word
        let start = bytes.startIndex
        return bytes.withUnsafeBufferPointer { bytes in
            word.withUTF8 { word in
                var (places, index): ([Int], Int) = ([], 0)
                while let found = bytes.firstOffset(of: word, from: index) {
                    places.append(start + found)
                    index = found + word.count
                }
                return places
            }
        }
    }
}
