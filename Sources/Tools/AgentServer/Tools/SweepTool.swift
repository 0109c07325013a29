// SPDX-License-Identifier: MIT

import Foundation

/// Shows a view in ten settings on one sheet, with the faults that only some settings have.
struct SweepTool: Tool {
    let name = "sweep"
    let title = "See a SwiftUI view in many settings"
    let description = """
        Draws a view in ten settings on one sheet: dark, small and large phone, tablet, AX3 text, right to left, reduced motion, pairs. \
        Also returns the findings of lint with the settings that have them.
        """ + ViewSource.briefNote
    let input = Schema(
        ViewSource.briefProperties + [
            Schema.Property(name: "time", kind: .number(0...86400), about: "").unlisted,
            .init(name: "findings", kind: .flag, about: "false: only the sheet."),
        ] + PictureRequest.sizeProperties.map(\.unlisted))

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        var rendering = try ViewRendering(ViewSource(arguments, call.server.roots), call)
        try rendering.choosePreview()
        let time = arguments.number("time")
        return try call.server.workspace.with { folder in
            let (sheet, report) = try rendering.sheet(at: time, as: PictureRequest(arguments), in: folder)
            var result = ToolResult()
            result.add(picture: sheet)
            let pictures = report["pictures"]?.array ?? []
            var lines = [
                RenderViewTool.headline(rendering) + ": \(pictures.count) different pictures, "
                    + "\(report["width"]?.integer ?? 0)×\(report["height"]?.integer ?? 0) pixels"
            ]
            lines += pictures.map(Self.line)
            lines += (report["warnings"]?.array ?? []).compactMap { $0.string.map { "warning: \($0)" } }
            if arguments.values["findings"]?.bool != false {
                let findings = try rendering.findings(at: time, picture: nil, sweeps: true, in: folder)
                lines += ["", LintTool.text(of: findings, call)]
            }
            result.content.insert(.text(lines.joined(separator: "\n")), at: 0)
            return result
        }
    }

    private static func line(_ picture: JSONValue) -> String {
        let names = picture["settings"]?.array?.compactMap(\.string).joined(separator: " = ") ?? ""
        func number(_ key: String) -> Int { picture[key]?.integer ?? 0 }
        return "  \(names): \(number("width"))×\(number("height")) at \(number("x")),\(number("y"))"
    }
}

extension ViewRendering {
    /// Renders the view in the settings of a sweep. A sheet that would be too large is drawn again at a smaller scale.
    fileprivate func sheet(
        at time: Double?, as request: PictureRequest, in folder: String
    ) throws -> (bytes: [UInt8], report: JSONValue) {
        call.progress?.tell("ten settings")
        let (bytes, report) = try sweep(at: time, in: folder)
        guard let width = report["width"]?.integer, let height = report["height"]?.integer,
            let tile = report["pictures"]?.array?.first, let pixels = tile["width"]?.integer
        else { throw ToolFailure("the program ended without the sizes of a sheet") }
        let factor = request.factor(width: Double(width), height: Double(height))
        guard factor < 1, pixels > 0 else { return (bytes, report) }
        // The sheet chooses its scale itself unless one is given. The first picture tells it by the size of its canvas.
        let size = try tree(at: time ?? 0, boxes: nil, in: folder).get().size
        let scale = Double(pixels) / size.width
        return try scaled(by: max((scale * factor * 1000).rounded(.down) / 1000, 0.01)).sweep(at: time, in: folder)
    }
}
