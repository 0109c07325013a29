// SPDX-License-Identifier: MIT

import Support

/// The compiler's output as shown to people: sorted by file and line, without duplicates.
package struct DiagnosticText {
    /// A message: its first line, which has a place, and the lines that follow up to the next message.
    private struct Block {
        var file: String
        var line: Int
        var column: Int
        var lines: [Substring]
    }

    /// Lines without a place, shown first.
    private var opening: [Substring] = []
    private var blocks: [Block] = []

    package init(_ text: String) {
        var known: Set<[Substring]> = []
        var found: [Block] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let place = Self.place(in: line) {
                // A note is a part of the message before it.
                if place.kind == "note", !found.isEmpty {
                    found[found.count - 1].lines.append(line)
                } else {
                    found.append(Block(file: place.file, line: place.line, column: place.column, lines: [line]))
                }
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
        blocks = found.filter { known.insert($0.lines).inserted }.enumerated().sorted { one, other in
            (one.element.file, one.element.line, one.element.column, one.offset)
                < (other.element.file, other.element.line, other.element.column, other.offset)
        }.map(\.element)
        while opening.last?.isEmpty == true { opening.removeLast() }
    }

    private static func place(in line: Substring) -> (file: String, line: Int, column: Int, kind: String)? {
        DiagnosticLine(line).map { ($0.place.file, $0.place.line, $0.place.column, String($0.kind)) }
    }

    /// The text for a terminal or a log, with control characters escaped.
    ///
    /// - Parameter isColored: Whether to add colours as escape sequences.
    package func text(isColored: Bool) -> String {
        let lines = (opening + blocks.flatMap(\.lines)).map { TerminalText.lines(String($0))[...] }
        guard !lines.isEmpty else { return "" }
        return lines.map { isColored ? Self.colored($0) : String($0) }.joined(separator: "\n") + "\n"
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
