// SPDX-License-Identifier: MIT

import Foundation

/// Renders a view to images, and lists the tree of its views.
struct RenderViewTool: Tool {
    let name = "render_view"
    let title = "Render a SwiftUI view"
    let description = """
        Renders a SwiftUI view at one or several moments, and returns the pictures, the tree of views with numbers, frames, texts \
        and colours, and warnings about missing resources. Shows #Preview, else PreviewProvider, else an App, else a view \
        without arguments. Time is virtual and begins at 0; animations that start in onAppear have progressed at later times.
        """
    let input = Schema(
        ViewSource.codeProperties + ViewSource.lookProperties + [
            .init(name: "time", kind: .number(0...86400), about: "The time in seconds. Default: 0."),
            .init(name: "times", kind: .list(.number(0...86400), 1...12), about: "Several times: one picture each."),
            .init(
                name: "tree", kind: .choice(["text", "json", "none"]),
                about: "The tree at the first time: as lines (default), as structured content, or none."),
            .init(
                name: "annotate", kind: .flag,
                about: "Also return a picture of the first time with the tree's numbers in boxes."),
        ])

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        if arguments.has("time"), arguments.has("times") {
            throw RPCError.invalidParams("use only one of the arguments time and times")
        }
        var rendering = try ViewRendering(ViewSource(arguments, call.server.roots), call)
        try rendering.choosePreview()
        let times = arguments.values["times"]?.array?.compactMap(\.number) ?? [arguments.number("time") ?? 0]
        let wantsTree = arguments.text("tree") ?? "text"
        return try call.server.workspace.with { folder in
            var result = ToolResult()
            var lines = [Self.headline(rendering)]
            var warnings: [String] = []
            for time in times {
                let (picture, report) = try rendering.picture(at: time, in: folder)
                result.add(picture: picture)
                lines.append(
                    "picture \(result.content.count): \(time.short) s, \(report.width)×\(report.height) pixels")
                for warning in report.warnings where !warnings.contains(warning) { warnings.append(warning) }
            }
            lines += warnings.map { "warning: \($0)" }
            let boxes = arguments.flag("annotate") ? folder + "/boxes.png" : nil
            if wantsTree != "none" || boxes != nil {
                switch try rendering.tree(at: times[0], boxes: boxes, in: folder) {
                case .success(let tree):
                    if let boxes, let picture = try? Data(contentsOf: URL(filePath: boxes)) {
                        result.add(picture: [UInt8](picture))
                        lines.append("picture \(result.content.count): \(times[0].short) s with numbered boxes")
                    }
                    if wantsTree == "json" { result.structured = tree.json }
                    if wantsTree == "text" { lines += ["", tree.text] }
                case .failure(let failure): lines.append("the tree is not available: \(failure.message)")
                }
            }
            result.content.insert(.text(lines.joined(separator: "\n")), at: 0)
            return result
        }
    }

    /// Names the rendered preview, and the other previews of the view.
    static func headline(_ rendering: ViewRendering) -> String {
        let others = rendering.otherPreviews.map { "'\($0)'" }.joined(separator: ", ")
        return "preview '\(rendering.preview ?? "")'" + (others.isEmpty ? "" : "; there are also \(others)")
    }
}
