// SPDX-License-Identifier: MIT

import ViewCompiler
import Foundation

/// Reports the errors in view code, the missing names with replacements, and what would be rendered.
struct CheckTool: Tool {
    let name = "check"
    let title = "Check SwiftUI code"
    let description = """
        Compiles Swift code without rendering it, and reports errors with line and column, SwiftUI names that this renderer lacks \
        with alternatives, and what render_view would show.
        """
    let input = Schema(ViewSource.codeProperties)
    let output: JSONValue? = [
        "type": "object",
        "properties": [
            "compiles": ["type": "boolean"],
            "errors": ["type": "array", "items": ["type": "object"]],
            "missing": ["type": "array", "items": ["type": "object"]],
            "shows": ["type": "array", "items": ["type": "object"]],
        ],
        "required": ["compiles", "errors", "missing", "shows"],
    ]

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        let source = try ViewSource(arguments, call.server.roots)
        let file =
            switch source.code {
            case .text(let code): try call.server.workspace.file(of: code)
            case .path(let path): path
            }
        let run = try call.server.program.run(
            ["check", file, "--json"] + source.compiling + call.server.limits.viewOptions, within: call.server.limits,
            call.cancellation)
        guard [0, 65, 66, 69].contains(run.status), let report = try? JSONValue(parsing: Data(run.output)) else {
            throw ToolFailure(call.server.words(of: run))
        }
        return try result(
            CheckFindings(report) { call.server.roots.shortened(call.server.workspace.shortened($0)) }, call)
    }

    private func result(_ findings: CheckFindings, _ call: ToolCall) throws -> ToolResult {
        var lines: [String] = []
        if findings.compiles {
            lines.append(findings.shows.isEmpty ? "It compiles, but contains nothing to render." : "It compiles.")
            for shown in findings.shows { lines.append("shows \(shown)") }
        } else {
            lines.append("It does not compile here.")
            lines += findings.errors.map(\.text)
            var advice = NameAdvice(call.server)
            let entries = findings.missing.map { missing in
                NameIndex.standard.entries(for: missing.name).first { $0.name.kind.rawValue == missing.kind }
            }
            try advice.prepare(entries.compactMap(\.self))
            for (missing, entry) in zip(findings.missing, entries) {
                lines.append(missing.text)
                if let entry, let words = try advice.words(for: entry) { lines.append("  " + words) }
            }
        }
        var result = ToolResult()
        result.add(lines.joined(separator: "\n"))
        result.structured = findings.json
        return result
    }
}

/// The report of `render check`, with errors ordered by how useful it is to fix them.
struct CheckFindings {
    struct Failure {
        var text: String
        var json: JSONValue
    }

    struct Missing {
        var name: String
        var kind: String
        var text: String
        var json: JSONValue
    }

    let compiles: Bool
    var errors: [Failure] = []
    var missing: [Missing] = []
    var shows: [String] = []
    private var shown: [JSONValue] = []

    /// - Parameter shorten: Converts paths to the form that the agent knows.
    init(_ report: JSONValue, shorten: (String) -> String) {
        compiles = report["compiles"]?.bool ?? false
        func place(_ value: JSONValue) -> String {
            let file = shorten(value["file"]?.string ?? "")
            return "\(file):\(value["line"]?.integer ?? 0):\(value["column"]?.integer ?? 0)"
        }
        // "consequences" come last, because fixing the other errors may remove them.
        for (key, kind) in [("errors", "error"), ("calls", "call"), ("consequences", "consequence")] {
            for failure in report[key]?.array ?? [] {
                let message = failure["message"]?.string ?? ""
                var json = failure.object ?? [:]
                json["file"] = .string(shorten(failure["file"]?.string ?? ""))
                json["kind"] = .string(kind)
                let hint =
                    switch kind {
                    case "call": " (the name is supported, but not with these arguments)"
                    case "consequence": " (may be caused by a missing name or another error)"
                    default: ""
                    }
                errors.append(Failure(text: "\(place(failure)): error: \(message)\(hint)", json: .object(json)))
            }
        }
        for module in report["modules"]?.array ?? [] {
            let (name, support) = (module["name"]?.string ?? "", module["support"]?.string ?? "")
            let places = (module["places"]?.array ?? []).prefix(3).map(place).joined(separator: ", ")
            missing.append(
                Missing(
                    name: name, kind: "module", text: "module \(name): \(SupportWords.of(support)); \(places)",
                    json: ["name": .string(name), "kind": "module", "support": .string(support)]))
        }
        for family in report["missing"]?.array ?? [] {
            let support = family["support"]?.string ?? ""
            for name in family["names"]?.array ?? [] {
                let (text, kind) = (name["name"]?.string ?? "", name["kind"]?.string ?? "")
                let places = name["places"]?.array ?? []
                missing.append(
                    Missing(
                        name: text, kind: kind,
                        text: "\(kind) \(text): \(SupportWords.of(support)); "
                            + places.prefix(3).map(place).joined(separator: ", "),
                        json: [
                            "name": .string(text), "kind": .string(kind), "support": .string(support),
                            "family": family["family"] ?? .null,
                            "lines": .array(places.compactMap { $0["line"] }),
                        ]))
            }
        }
        shown = report["shows"]?.array ?? []
        shows = shown.map { shown in
            [shown["kind"]?.string, shown["name"]?.string.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
        }
    }

    var json: JSONValue {
        [
            "compiles": .bool(compiles), "errors": .array(errors.map(\.json)), "missing": .array(missing.map(\.json)),
            "shows": .array(shown),
        ]
    }
}

enum SupportWords {
    static func of(_ support: String) -> String {
        switch support {
        case "supported": "supported"
        case "never": "not supported, and not planned"
        case "notYet": "SwiftUI has it, this renderer does not yet"
        default: "not known here"
        }
    }
}
