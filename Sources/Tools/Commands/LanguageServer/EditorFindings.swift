// SPDX-License-Identifier: MIT

import AgentServer
import Foundation

/// A finding of `render check` in one file.
struct EditorFinding {
    /// The values of the protocol's `DiagnosticSeverity`.
    enum Severity: Int {
        case error = 1
        case warning, information
    }

    var file: String
    /// Line and columns as in the report: from 1, columns in bytes. `endColumn` is nil if the report has none.
    var line: Int
    var column: Int
    var endColumn: Int?
    var message: String
    var severity: Severity
    var code: String
    /// The edit that probably mends the line; nil if there is none.
    var correction: Correction?

    /// Columns as in the report.
    struct Correction: Equatable {
        var column: Int
        var endColumn: Int
        var text: String

        /// nil if the report has no correction.
        init?(_ value: JSONValue?) {
            guard let column = value?["column"]?.integer, let end = value?["endColumn"]?.integer,
                let text = value?["text"]?.string
            else { return nil }
            (self.column, endColumn, self.text) = (column, end, text)
        }
    }

    /// The findings of a report of `render check --json`.
    static func all(in report: JSONValue) -> [EditorFinding] {
        var all: [EditorFinding] = []
        func add(_ place: JSONValue, _ message: String, _ severity: Severity, _ code: String) {
            guard let file = place["file"]?.string, let line = place["line"]?.integer else { return }
            all.append(
                EditorFinding(
                    file: file, line: line, column: place["column"]?.integer ?? 1,
                    endColumn: place["endColumn"]?.integer, message: message, severity: severity, code: code,
                    correction: Correction(place["correction"])))
        }
        for family in report["missing"]?.array ?? [] {
            let lacks = Self.lacks(family["support"]?.string)
            for name in family["names"]?.array ?? [] {
                let word = "\(name["kind"]?.string ?? "") '\(name["name"]?.string ?? "")'"
                let message = "\(lacks) \(word) (\(family["family"]?.string ?? "")); render leaves it out"
                for place in name["places"]?.array ?? [] { add(place, message, .warning, "missing-name") }
            }
        }
        for module in report["modules"]?.array ?? [] {
            let (name, support) = (module["name"]?.string ?? "", module["support"]?.string)
            let isUnknown = support == "unknown"
            let message =
                isUnknown
                ? "no module '\(name)'"
                : "\(Self.lacks(support)) module '\(name)'; render leaves out code that needs it"
            for place in module["places"]?.array ?? [] {
                add(place, message, isUnknown ? .error : .warning, "missing-module")
            }
        }
        for (key, severity, code) in [
            ("calls", Severity.warning, "unsupported-call"), ("errors", .error, "error"),
            ("consequences", .information, "consequence"),
        ] {
            let more = key == "consequences" ? " (may follow from another error)" : ""
            for failure in report[key]?.array ?? [] {
                add(failure, (failure["message"]?.string ?? "") + more, severity, code)
            }
        }
        return all
    }

    private static func lacks(_ support: String?) -> String {
        support == "never" ? "Zoetrope does not support" : "Zoetrope does not support yet:"
    }

    /// The finding's range as a `Range` of the protocol. Without an end column, it is the word at the column.
    func range(in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
        let end = endColumn ?? text.endOfWord(at: max(0, column - 1), of: max(0, line - 1)) + 1
        return range(from: column, to: end, in: text, encoding)
    }

    /// The range of two columns of the finding's line.
    func range(
        from column: Int, to endColumn: Int, in text: DocumentText, _ encoding: PositionEncoding
    ) -> JSONValue {
        let line = max(0, line - 1)
        func position(_ column: Int) -> JSONValue {
            ["line": .integer(line), "character": .integer(text.column(max(0, column - 1), of: line, encoding))]
        }
        return ["start": position(column), "end": position(max(column, endColumn))]
    }

    func diagnostic(in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
        [
            "range": range(in: text, encoding), "severity": .integer(severity.rawValue), "code": .string(code),
            "source": "zoetrope", "message": .string(message),
        ]
    }
}
