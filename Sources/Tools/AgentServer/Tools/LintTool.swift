// SPDX-License-Identifier: MIT

import Foundation

/// Finds the faults of a screen that can be measured, such as cut texts, small touch targets and weak contrast.
struct LintTool: Tool {
    let name = "lint"
    let title = "Find faults of a screen"
    let description = """
        Checks a view as `render lint` does: cut, covered or overlapping texts, touch targets, contrast, missing labels and resources, \
        views outside of the window. Returns the findings, each with its place and a sentence on how to mend it, and a picture \
        with their numbers.
        """ + ViewSource.briefNote
    let input = Schema(
        ViewSource.briefProperties + [
            .init(
                name: "time", kind: .number(0...86400),
                about: "The time in seconds. Default: when the view has settled."),
            .init(name: "picture", kind: .flag, about: "false: no picture."),
            .init(
                name: "sweep", kind: .flag,
                about: "Check the ten settings of sweep."),
        ])

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        var rendering = try ViewRendering(ViewSource(arguments, call.server.roots), call)
        try rendering.choosePreview()
        return try call.server.workspace.with { folder in
            let place = arguments.values["picture"]?.bool == false ? nil : folder + "/findings.png"
            let report = try rendering.findings(
                at: arguments.number("time"), picture: place, sweeps: arguments.flag("sweep"), in: folder)
            var result = ToolResult()
            var lines = [RenderViewTool.headline(rendering) + ": " + Self.text(of: report, call)]
            if report["findings"]?.array?.isEmpty == false || arguments.flag("sweep"), let place,
                let picture = try? Data(contentsOf: URL(filePath: place))
            {
                result.add(picture: [UInt8](picture))
                lines.append("picture 1: the numbers of the findings")
            }
            result.content.insert(.text(lines.joined(separator: "\n")), at: 0)
            return result
        }
    }

    /// The findings of a report: how many there are, then one line each.
    static func text(of report: JSONValue, _ call: ToolCall) -> String {
        let findings = report["findings"]?.array ?? []
        let settings = report["settings"]?.array.map { " in \($0.count) settings" } ?? ""
        var lines = [summary(findings) + settings] + findings.map { line($0, call) }
        if let suppressed = report["suppressed"]?.integer, suppressed > 0 {
            lines.append("\(suppressed) more are disabled by comments")
        }
        return lines.joined(separator: "\n")
    }

    private static func summary(_ findings: [JSONValue]) -> String {
        let counts = ["error", "warning", "note"].compactMap { severity -> String? in
            let count = findings.count { $0["severity"]?.string == severity }
            return count == 0 ? nil : "\(count) \(severity)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }

    private static func line(_ finding: JSONValue, _ call: ToolCall) -> String {
        let file = finding["file"]?.string.map { call.server.roots.shortened(call.server.workspace.shortened($0)) }
        let place = file.map { $0 + (finding["line"]?.integer.map { ":\($0)" } ?? "") + ": " } ?? ""
        let number = finding["number"]?.integer.map { "#\($0) " } ?? ""
        return place + (finding["severity"]?.string ?? "") + ": " + number + (finding["message"]?.string ?? "")
            + " [\(finding["rule"]?.string ?? "")]" + (finding["when"]?.string.map { ", \($0)" } ?? "")
    }
}
