// SPDX-License-Identifier: MIT

import Foundation

/// A part of an author's file that is left out because it does not compile here.
package struct Omission: Equatable {
    package var place: Diagnostic.Place
    /// The name of the part: `Card.body`.
    package var name: String
    /// The compiler's message.
    package var reason: String

    /// The omission in one line: `Card.swift:12: Card.body is left out: cannot find 'Map' in scope`.
    package var description: String {
        "\(URL(filePath: place.file).lastPathComponent):\(place.line): \(name) is left out: \(reason)"
    }
}

/// The texts of files, from which each round omits more code.
struct OmittedTexts {
    private let files: [String]
    private(set) var texts: [String]
    private var found: [Omission] = []
    /// The omissions, sorted by the order of `files`, then by line.
    var omissions: [Omission] {
        found.enumerated().sorted { first, second in
            let (a, b) = (first.element.place, second.element.place)
            let ranks = [a, b].map { files.firstIndex(of: $0.file) ?? files.count }
            return (ranks[0], a.line, a.column, first.offset) < (ranks[1], b.line, b.column, second.offset)
        }.map(\.element)
    }
    /// Whether this round has made an omitted initializer available again.
    private var hasRestored = false
    /// Whether code other than `import` statements has been omitted.
    private(set) var lacksCode = false

    init(files: [String], texts: [String]) { (self.files, self.texts) = (files, texts) }

    /// Leaves out the code that the errors are about. In views, that is the smallest modifier or view around each
    /// error; elsewhere the body, the declaration or the file.
    ///
    /// - Returns: Whether the texts have changed.
    mutating func leaveOut(_ diagnostics: [Diagnostic]) -> Bool {
        let count = found.count
        hasRestored = false
        // A missing module hides all other errors, so its imports are blanked first. The compiler reports one missing
        // module at a time.
        var errors: [Diagnostic] = []
        for diagnostic in diagnostics where diagnostic.isError {
            if case .noModule(let name) = DiagnosticSubject(diagnostic.message) {
                leaveOutImports(of: name, diagnostic)
            } else {
                errors.append(diagnostic)
            }
        }
        for (index, file) in files.enumerated() {
            let own = errors.filter { $0.place.file == file }
            if !own.isEmpty { leaveOut(own, of: index) }
        }
        return found.count > count || hasRestored
    }

    private mutating func leaveOutImports(of module: String, _ error: Diagnostic) {
        let whole = String(module.prefix { $0 != "." })
        var isFound = false
        for (index, file) in files.enumerated() {
            var rest = ImportStatements.blank([whole], in: texts[index])
            if file == error.place.file {
                rest = ImportStatements.blank(module, inLine: error.place.line, of: rest) ?? rest
            }
            isFound = isFound || rest != texts[index]
            texts[index] = rest
        }
        if isFound {
            found.append(
                Omission(place: error.place, name: "import \(whole)", reason: "no such module"))
        }
    }

    private mutating func leaveOut(_ errors: [Diagnostic], of index: Int) {
        lacksCode = true
        var errors = errors
        restoreInitializers(&errors, in: index)
        var chosen: [(part: DeclarationBodies.Part, omission: Omission)] = []
        let text = Array(texts[index].utf8)
        let bodies = DeclarationBodies(texts[index])
        var late: [(error: Diagnostic, body: DeclarationBodies.Part?, offset: Int)] = []
        func choose(_ part: DeclarationBodies.Part, _ error: Diagnostic) {
            // Skips a declaration that an earlier round has already blanked.
            if part.kind == .declaration, text[part.range].allSatisfy({ $0 <= UInt8(ascii: " ") }) { return }
            let isCovered = chosen.contains {
                $0.part.range.overlaps(part.range) && $0.part.range.count >= part.range.count
            }
            if isCovered { return }
            chosen.removeAll { $0.part.range.overlaps(part.range) }
            chosen.append((part, Omission(place: error.place, name: part.name, reason: Self.reason(error.message))))
        }
        for error in errors {
            let offset = Self.offset(of: error.place, in: text)
            let body = bodies.smallest(around: offset) {
                $0.kind != .declaration && !Self.isReplaced($0.range, in: text)
            }
            let isOfViews = body?.isOfViews == true
            if isOfViews, let part = bodies.expression(at: offset, DiagnosticSubject(error.message)) {
                choose(part, error)
            } else if isOfViews, Self.isLeftOut(error.message), let part = bodies.view(at: offset) {
                choose(part, error)
            } else {
                late.append((error, body, offset))
            }
        }
        for (error, body, offset) in late {
            // Skips an error if this round already omits something in its body: the omission may remove the error. If
            // it does not, the next round handles it.
            if let body, chosen.contains(where: { body.range.contains($0.part.range.lowerBound) }) { continue }
            var call = body.flatMap { $0.isOfViews ? bodies.call(around: offset, in: $0.range) : nil }
            // Views inside these modifiers need the provided values. So this omits the whole body instead of the
            // modifier.
            if call?.name == ".environmentObject" || call?.name == ".environment" { call = nil }
            // If even the replacement of a body does not compile, leaves out the whole declaration.
            let part =
                call ?? body ?? bodies.smallest(around: offset) { $0.kind == .declaration }
                ?? .init(kind: .declaration, range: text.indices, name: URL(filePath: files[index]).lastPathComponent)
            choose(part, error)
        }
        var edits: [(range: Range<Int>, words: String)] = []
        for (part, omission) in chosen.sorted(by: { $0.part.range.lowerBound > $1.part.range.lowerBound }) {
            edits.append((part.range, Self.replacement(for: part, omission)))
            if part.kind == .value,
                let whole = Self.unusable(without: part, in: bodies),
                !edits.contains(where: { $0.range == whole.lowerBound..<whole.lowerBound }),
                !text[whole].starts(with: Self.unavailableStart.utf8)
            {
                let start = whole.lowerBound
                edits.append((start..<start, Self.unavailability(of: part.name)))
            }
            found.append(omission)
        }
        var result = text
        for (range, words) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let blank = text[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
            result.replaceSubrange(range, with: Array(words.utf8) + blank)
        }
        texts[index] = String(decoding: result, as: UTF8.self)
    }

    // An initializer whose body is omitted cannot create a value, so it is marked unavailable. So is a view whose
    // UIKit view cannot be made. The compiler then reports all uses. The next round replaces these with placeholder
    // views.

    /// The initializer, or the type of views, that cannot be used without the body of `part`; nil if there is none.
    private static func unusable(
        without part: DeclarationBodies.Part, in bodies: DeclarationBodies
    ) -> Range<Int>? {
        let place = part.range.lowerBound
        guard let own = bodies.smallest(around: place, where: { $0.kind == .declaration }) else { return nil }
        if part.name.hasSuffix("init()") { return own.range }
        let names = part.name.split(separator: ".")
        guard names.count > 1, makers.contains(String(names[names.count - 1])),
            let type = bodies.smallest(
                around: place, where: { $0.kind == .declaration && $0.range.lowerBound < own.range.lowerBound })
        else { return nil }
        return type.range
    }

    /// The functions of a representable view that make its parts.
    private static let makers: Set = [
        "makeCoordinator()", "makeUIView()", "makeUIViewController()", "makeNSView()", "makeNSViewController()",
    ]

    private static func unavailability(of name: String) -> String {
        "@available(*, unavailable, message: \("\(name) is left out".debugDescription)) "
    }

    private static let unavailableStart = "@available(*, unavailable, message: \""

    /// Whether an error is about a call of an omitted initializer.
    private static func isLeftOut(_ message: String) -> Bool { message.hasSuffix(" is left out") }

    /// The reason to report for an error. For a call of an omitted initializer, the message is shortened to `… is left
    /// out`.
    private static func reason(_ message: String) -> String {
        message.firstMatch(of: #/is unavailable: (.* is left out)$/#).map { String($0.1) } ?? message
    }

    /// Makes omitted initializers available again if a protocol requires them. A call of one traps at run time.
    ///
    /// - Parameter errors: The errors of the round. Removes those that the unavailable initializers may have caused.
    private mutating func restoreInitializers(_ errors: inout [Diagnostic], in index: Int) {
        let required = errors.filter { $0.message.hasPrefix("unavailable initializer ") }
        guard !required.isEmpty else { return }
        var text = Array(texts[index].utf8)
        let bodies = DeclarationBodies(texts[index])
        for error in required {
            let offset = Self.offset(of: error.place, in: text)
            guard let whole = bodies.smallest(around: offset, where: { $0.kind == .declaration }),
                text[whole.range].starts(with: Self.unavailableStart.utf8),
                let end = text[whole.range].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            // The first `)` belongs to the message in the attribute, which ends with `init(…)`. The second one
            // closes the attribute.
            let last = text[(end + 1)...].firstIndex(of: UInt8(ascii: ")")) ?? end
            for place in whole.range.lowerBound...last { text[place] = UInt8(ascii: " ") }
            hasRestored = true
        }
        texts[index] = String(decoding: text, as: UTF8.self)
        errors.removeAll {
            $0.message.hasPrefix("unavailable initializer ") || $0.message.contains("does not conform to")
        }
    }

    /// Precedes the code that replaces omitted code, so that `isReplaced` recognises it.
    private static let mark = " /*left out*/ "

    /// The code that replaces a part, in one line.
    ///
    /// It causes no compiler warning. The program prints its omissions instead, in each run.
    private static func replacement(for part: DeclarationBodies.Part, _ omission: Omission) -> String {
        let view = "SwiftUI._omittedView(\(omission.name.debugDescription)) "
        switch part.kind {
        case .view: return mark + view
        case .sameView(let given): return mark + given + " "
        case .toolbarContent: return mark + "SwiftUI.ToolbarItem { \(view)} "
        case .nothing: return mark
        case .empty(let value): return mark + value + " "
        case .value:
            return mark + "Swift.fatalError(\(omission.description.debugDescription)) "
        case .declaration, .modifier, .preview: return ""
        }
    }

    private static func isReplaced(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        text[range].starts(with: mark.utf8)
    }

    static func offset(of place: Diagnostic.Place, in text: [UInt8]) -> Int {
        var (line, offset) = (1, 0)
        while line < place.line, let end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) {
            offset = end + 1
            line += 1
        }
        return min(offset + place.column - 1, max(text.count - 1, 0))
    }
}
