// SPDX-License-Identifier: MIT

import Support

/// The compiler's output as shown to people: sorted by file and line, without duplicates, consequences and the names of the
/// engine's modules.
package struct DiagnosticText {
    /// A message: its first line, which has a place, and the lines that follow up to the next message.
    private struct Block {
        var file: String
        var line: Int
        var column: Int
        var isError: Bool
        var lines: [Substring]
        /// The words that follow the first line: a suggestion.
        var suggestion = ""

        var text: [Substring] { suggestion.isEmpty ? lines : [lines[0] + suggestion] + lines.dropFirst() }
    }

    /// Lines without a place, shown first.
    private var opening: [Substring] = []
    private var blocks: [Block] = []

    /// - Parameter fixes: Known names in place of misspelt words, by the places of their errors.
    package init(_ text: String, fixes: [Diagnostic.Place: String] = [:]) {
        // The number of lines since the last note about a declaration of the engine; nil after other messages.
        var declarationLines: Int?
        var known: Set<[Substring]> = []
        var found: [Block] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let note = Self.declarationNote(line) {
                if !found.isEmpty { found[found.count - 1].lines.append(note) }
                declarationLines = 0
            } else if let diagnostic = DiagnosticLine(line) {
                declarationLines = nil
                let place = diagnostic.place
                let line = line[..<diagnostic.message.startIndex] + Self.plain(line[diagnostic.message.startIndex...])
                // A note is a part of the message before it.
                if diagnostic.kind == "note", !found.isEmpty {
                    found[found.count - 1].lines.append(line)
                } else {
                    let fix = fixes[place].map { " (did you mean '\($0)'?)" } ?? ""
                    found.append(
                        Block(
                            file: place.file, line: place.line, column: place.column,
                            isError: diagnostic.kind == "error", lines: [line], suggestion: fix))
                }
            } else if let number = declarationLines {
                // The first line is the declaration, the second one marks a place in it.
                if number == 0, !found.isEmpty { found[found.count - 1].lines.append(Self.declaration(line)) }
                declarationLines = number + 1
            } else if found.isEmpty {
                if line.isEmpty || !opening.contains(line) { opening.append(line) }
            } else {
                found[found.count - 1].lines.append(line)
            }
        }
        found = found.map { block in
            var block = block
            while block.lines.count > 1, block.lines.last?.isEmpty == true { block.lines.removeLast() }
            return block
        }
        found = Self.withoutConsequences(found)
        blocks = found.filter { known.insert($0.lines).inserted }.enumerated().sorted { one, other in
            (one.element.file, one.element.line, one.element.column, one.offset)
                < (other.element.file, other.element.line, other.element.column, other.offset)
        }.map(\.element)
        while opening.last?.isEmpty == true { opening.removeLast() }
    }

    /// The message of a note about a declaration of the engine, such as
    /// `ViewGraph.View.Body:2:16: note: protocol requires nested type 'Body'`; nil for other lines.
    static func declarationNote(_ line: Substring) -> Substring? {
        guard line.first?.isLetter == true, let mark = line.firstRange(of: ": note: "),
            line[..<mark.lowerBound].wholeMatch(of: #/[\w.]+(?:\(.*\))?:\d+:\d+/#) != nil
        else { return nil }
        return "note: " + plain(line[mark.upperBound...])
    }

    /// A line of a module's interface, such as `public init(_ data: Views.Binding<C>)}`, as a reader of SwiftUI's
    /// documentation knows it.
    private static func declaration(_ line: Substring) -> Substring {
        let text = (line.last == "}" ? line.dropLast() : line)
            .replacing(#/\b(?:public |nonisolated |@inlinable )/#, with: "")
        return "    " + plain(text).replacing(#/\b(?:Views|Controls|Screens|Scrolling|Styles|Interaction)\./#, with: "")
    }

    /// A message without the names of the engine's modules. Keeps names that a module of the author could have.
    private static func plain(_ message: Substring) -> Substring {
        message.replacing(
            #/\b(?:ViewGraph|LeafViews|CanvasViews|LayoutEngine|SwiftUICore|UIKitTypes|AppStructure|PreviewSupport)\./#,
            with: "")
    }

    /// Leaves out errors that a syntax error causes, unless there is no other error.
    private static func withoutConsequences(_ blocks: [Block]) -> [Block] {
        let kept = blocks.filter { !$0.lines[0].contains(": error: circular reference") }
        return kept.contains(where: \.isError) ? kept : blocks
    }

    /// The text for a terminal or a log, with control characters escaped.
    ///
    /// - Parameter isColored: Whether to add colours as escape sequences.
    package func text(isColored: Bool) -> String {
        let lines = (opening + blocks.flatMap(\.text)).map { TerminalText.lines(String($0))[...] }
        guard !lines.isEmpty else { return "" }
        return lines.map { isColored ? Self.colored($0) : String($0) }.joined(separator: "\n") + "\n"
    }

    /// The messages as data.
    ///
    /// - Parameter report: Tells which errors may follow from others, and corrections.
    package func messages(_ report: CheckReport?) -> [CompilerMessage] {
        let first = opening.allSatisfy({ $0.isEmpty }) ? [] : [CompilerMessage(plain: opening.joined(separator: "\n"))]
        let judged = report.map(JudgedErrors.init)
        return first + blocks.flatMap { CompilerMessage.all(in: $0.lines, judged) }
    }

    private static let colors = ["error": "31", "warning": "33", "note": "36"]

    private static func colored(_ line: Substring) -> String {
        for (kind, color) in colors.sorted(by: { $0.key < $1.key }) {
            let mark = line.hasPrefix(kind + ": ") ? kind + ": " : ": " + kind + ": "
            guard let range = line.firstRange(of: mark) else { continue }
            let place = mark.hasPrefix(": ") ? line[..<range.lowerBound] + ": " : ""
            return "\u{1B}[1m\(place)\u{1B}[\(color)m\(kind):\u{1B}[0;1m \(line[range.upperBound...])\u{1B}[0m"
        }
        // The line with the caret under the code.
        if line.contains("^"), line.allSatisfy({ " ^~".contains($0) }) { return "\u{1B}[32m\(line)\u{1B}[0m" }
        return String(line)
    }
}
