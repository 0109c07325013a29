// SPDX-License-Identifier: MIT

/// A message of the compiler as data, for pages and editors.
package struct CompilerMessage: Encodable, Equatable, Sendable {
    /// The absolute path; nil for a message without a place, and for a note about a declaration of SwiftUI.
    package var file: String?
    /// The line and the column in bytes, counted from 1; nil without a file.
    package var line: Int?
    package var column: Int?
    /// `error`, `warning` or `note`; nil for plain text.
    package var kind: String?
    package var text: String
    /// The lines below the message, as the compiler prints them: the code, its mark, and perhaps a correction.
    package var code: [String] = []
    /// The notes about the message.
    package var notes: [CompilerMessage] = []
    /// Whether the error may be a consequence of another one.
    package var follows = false
    package var correction: Correction?

    /// Text that is no message about a place.
    package init(plain text: String) {
        self.text = text.trimmingNewlines
    }

    private init(_ line: DiagnosticLine) {
        (file, self.line, column) = (line.place.file, line.place.line, line.place.column)
        (kind, text) = (String(line.kind), String(line.message))
    }

    private init(kind: Substring, text: Substring) {
        (self.kind, self.text) = (String(kind), String(text))
    }

    /// The messages in the lines of a block of `DiagnosticText`: an error or a warning with its notes, and the errors in
    /// macro expansions that follow it.
    static func all(in lines: [Substring], _ judged: JudgedErrors?) -> [CompilerMessage] {
        var all: [CompilerMessage] = []
        for line in lines {
            if let diagnostic = DiagnosticLine(line) {
                let message = CompilerMessage(diagnostic)
                if diagnostic.kind == "note", !all.isEmpty {
                    all[all.count - 1].notes.append(message)
                } else {
                    all.append(message)
                }
            } else if line.hasPrefix("note: "), !all.isEmpty {
                all[all.count - 1].notes.append(CompilerMessage(kind: "note", text: line.dropFirst(6)))
            } else if line.hasPrefix("macro expansion "),
                let match = line.wholeMatch(of: #/macro expansion \S+:\d+:\d+: (error|warning|note): (.*)/#)
            {
                all.append(CompilerMessage(kind: match.1, text: DiagnosticLine.withoutGroup(match.2)))
            } else if !all.isEmpty {
                let (last, note) = (all.count - 1, all[all.count - 1].notes.count - 1)
                if note < 0 {
                    all[last].code.append(String(line))
                } else {
                    all[last].notes[note].code.append(String(line))
                }
            }
        }
        for index in all.indices { judged?.judge(&all[index]) }
        return all
    }
}

/// The errors of a report by their places, to judge the compiler's messages.
struct JudgedErrors {
    private var causes: [Diagnostic.Place: [CheckReport.Failure]] = [:]
    private var consequences: [Diagnostic.Place: [CheckReport.Failure]] = [:]

    init(_ report: CheckReport) {
        func byPlace(_ failures: [CheckReport.Failure]) -> [Diagnostic.Place: [CheckReport.Failure]] {
            Dictionary(grouping: failures) { .init(file: $0.file, line: $0.line, column: $0.column) }
        }
        causes = byPlace(report.errors + report.calls)
        consequences = byPlace(report.consequences)
    }

    func judge(_ message: inout CompilerMessage) {
        guard message.kind == "error", let file = message.file, let line = message.line, let column = message.column
        else { return }
        let place = Diagnostic.Place(file: file, line: line, column: column)
        let (own, others) = (causes[place] ?? [], consequences[place] ?? [])
        // The report's messages keep the names of the engine's modules, so they can differ. Then the place decides.
        message.follows = others.contains { $0.message == message.text } || own.isEmpty && !others.isEmpty
        if !message.follows { message.correction = own.lazy.compactMap(\.correction).first }
    }
}

/// The compiler's output for people.
package struct CompilerOutput {
    /// The text for a terminal or a log.
    package var text: String
    private var diagnostics: (text: DiagnosticText, report: CheckReport?)?

    /// Text without messages.
    package init(_ text: String) { self.text = text }

    init(_ diagnostics: DiagnosticText, _ report: CheckReport?, isColored: Bool) {
        text = diagnostics.text(isColored: isColored)
        self.diagnostics = (diagnostics, report)
    }

    package var messages: [CompilerMessage] {
        diagnostics.map { $0.text.messages($0.report) } ?? [CompilerMessage(plain: text)]
    }
}

extension String {
    fileprivate var trimmingNewlines: String {
        var text = self[...]
        while text.last?.isNewline == true { text.removeLast() }
        return String(text)
    }
}
