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
            .init(name: "times", kind: .list(.number(0...86400), 1...12), about: "Several times."),
            .init(
                name: "tree", kind: .choice(["text", "json", "none"]),
                about: "The tree at the first time: as lines (default), as structured content, or none."),
            .init(
                name: "annotate", kind: .flag,
                about: "Also return a picture with the tree's numbers."),
            PictureRequest.aroundProperty, Self.findingsProperty,
        ] + PictureRequest.sizeProperties)

    static let findingsProperty = Schema.Property(
        name: "findings", kind: .flag, about: "Also return the findings of lint.")

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
            let request = PictureRequest(arguments)
            // Equal pictures are returned once.
            var shown: [[UInt8]] = []
            for time in times {
                let picture = try rendering.picture(at: time, as: request, in: folder)
                if let same = shown.firstIndex(of: picture.bytes) {
                    lines.append("\(time.short) s: the same as picture \(same + 1)")
                } else {
                    shown.append(picture.bytes)
                    result.add(picture: picture.bytes)
                    lines.append("picture \(shown.count): \(time.short) s, \(picture.size)")
                }
                for warning in picture.warnings where !warnings.contains(warning) { warnings.append(warning) }
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
            if arguments.flag("findings") {
                let findings = try rendering.findings(at: times[0], picture: nil, sweeps: false, in: folder)
                lines += ["", LintTool.text(of: findings, call)]
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
