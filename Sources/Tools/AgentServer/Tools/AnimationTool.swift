// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison

/// Shows the motion of a view: frames side by side in one image, or a GIF.
struct AnimationTool: Tool {
    let name = "animation"
    let title = "See a SwiftUI view move"
    let description = """
        Shows motion: a contact sheet of several moments of a view in one picture (row by row, from the left), or a GIF. Takes code, \
        a path, or a session with all its steps. A GIF is written to the file output; a small one can be sent back.
        """ + ViewSource.briefNote
    let writes = true
    let input = Schema(
        [
            .init(
                name: "session", kind: .text,
                about: "A session of interact, instead of code and path.")
        ]
            + ViewSource.briefProperties + [
                .init(name: "format", kind: .choice(["sheet", "gif"]), about: "Default: sheet."),
                .init(name: "from", kind: .number(0...86400), about: "The first moment, in seconds. Default: 0."),
                .init(
                    name: "to", kind: .number(0...86400),
                    about:
                        "The last moment. Default: for a sheet, from + 2 s; for a GIF, one round of its loop, or 3 s."
                ),
                .init(
                    name: "moments", kind: .integer(2...36), about: "For a sheet: the number of moments. Default: 8."),
                .init(name: "columns", kind: .integer(1...12), about: "For a sheet: pictures per row. Default: 4."),
                .init(name: "fps", kind: .number(1...60), about: "For a GIF: frames per second. Default: 30."),
                .init(name: "max_size", kind: .text, about: "For a GIF: the largest size, like 500kB."),
                .init(name: "output", kind: .text, about: "A file to write, in an existing folder."),
                .init(name: "overwrite", kind: .flag, about: "Replace that file."),
            ] + PictureRequest.sizeProperties.map(\.unlisted))

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        let output = try arguments.text("output").map {
            try call.server.roots.writing($0, replaces: arguments.flag("overwrite"))
        }
        var rendering = try Self.rendering(arguments, call)
        try rendering.choosePreview()
        return try call.server.workspace.with { folder in
            arguments.text("format") == "gif"
                ? try gif(rendering, arguments, to: output, folder, call)
                : try sheet(rendering, arguments, to: output, folder, call)
        }
    }

    private static func rendering(_ arguments: ToolArguments, _ call: ToolCall) throws -> ViewRendering {
        guard let name = arguments.text("session") else {
            return try ViewRendering(ViewSource(arguments, call.server.roots), call)
        }
        if ViewSource.isGiven(in: arguments) {
            throw RPCError.invalidParams("use only one of the arguments session, code and path")
        }
        let session = try call.server.sessions.session(name)
        var source = session.source
        source.preview = arguments.text("preview") ?? session.preview
        source.options += ViewSource.options(arguments)
        return try ViewRendering(source, call, events: session.events)
    }

    /// The limit of the uncompressed frames of a sheet, in bytes.
    private static let sheetLimit = 64 << 20

    private func sheet(
        _ rendering: ViewRendering, _ arguments: ToolArguments, to output: String?, _ folder: String, _ call: ToolCall
    ) throws -> ToolResult {
        let start = arguments.number("from") ?? 0
        let end = arguments.number("to") ?? start + 2
        guard end > start else { throw RPCError.invalidParams("to is not later than from") }
        let count = arguments.integer("moments") ?? 8
        var rendering = rendering
        // A sheet is viewed as a whole, so its frames need less resolution.
        if !rendering.source.options.contains(where: { $0.hasPrefix("--scale=") }) {
            rendering = try rendering.adding(option: "--scale=1")
        }
        let columns = min(arguments.integer("columns") ?? 4, count)
        let rows = (count + columns - 1) / columns
        var (files, report) = try rendering.frames(count, from: start, to: end, in: folder)
        let factor = PictureRequest(arguments).factor(
            width: Double(report.width * columns), height: Double(report.height * rows))
        if factor < 1 {
            rendering = rendering.scaled(by: rendering.scale(shrunkBy: factor, toWidth: report.width))
            (files, report) = try rendering.frames(count, from: start, to: end, in: folder)
        }
        guard report.width * report.height * 4 * count <= Self.sheetLimit else {
            throw ToolFailure(
                "\(count) pictures of \(report.width)×\(report.height) pixels are too many for a sheet: use fewer moments or a "
                    + "smaller scale")
        }
        let frames = try files.map { try PNGDecoder.decode([UInt8](try ViewRendering.file($0))) }
        guard !frames.isEmpty else { throw ToolFailure("the animation has no frames") }
        let times = (0..<count).map { start + (end - start) * Double($0) / Double(count - 1) }
        let cells = zip(frames, times).map { Self.framed($0, call.server.label("\($1.short) s")) }
        let picture = try PNGEncoder().encode(ContactSheet.make(cells, columns: columns))
        var result = ToolResult()
        var lines = [
            RenderViewTool.headline(rendering),
            "\(count) moments, \(columns) in a row, each \(report.width)×\(report.height) pixels:",
        ]
        for row in stride(from: 0, to: count, by: columns) {
            let words = times[row..<min(row + columns, count)].map { "\($0.short) s" }
            lines.append("  " + words.joined(separator: "  "))
        }
        lines += report.warnings.map { "warning: \($0)" }
        if let output {
            try Data(picture).write(to: URL(filePath: output), options: .atomic)
            lines.append("written to \(call.server.roots.shortened(output)), \(picture.count) bytes")
        }
        result.add(lines.joined(separator: "\n"))
        result.add(picture: picture)
        return result
    }

    /// Adds a border, which separates white frames from each other, and a bar with the time below the frame.
    private static func framed(_ frame: Bitmap, _ label: Bitmap?) -> Bitmap {
        let bar = label.map { $0.height + 2 * line } ?? 0
        var framed = Bitmap(width: frame.width + 2 * line, height: frame.height + 2 * line + bar)
        for y in 0..<framed.height {
            for x in 0..<framed.width {
                let (column, row) = (x - line, y - line)
                let isInside = (0..<frame.width).contains(column) && (0..<frame.height).contains(row)
                framed[x, y] =
                    isInside ? frame[column, row] : row < frame.height + line ? grey : SIMD4(255, 255, 255, 255)
            }
        }
        guard let label else { return framed }
        // Centres the label; if it is too wide, starts it at the left edge.
        let left = max(0, (framed.width - label.width) / 2)
        for y in 0..<label.height {
            for x in 0..<min(label.width, framed.width - left) {
                let place = (x: left + x, y: frame.height + 3 * line + y)
                let (over, under) = (label[x, y], framed[place.x, place.y])
                // Blends the label over the frame; both have premultiplied colours.
                let rest = 255 - Int(over.w)
                var mixed = over
                for channel in 0..<4 {
                    mixed[channel] = UInt8(Int(over[channel]) + (Int(under[channel]) * rest + 127) / 255)
                }
                framed[place.x, place.y] = mixed
            }
        }
        return framed
    }

    private static let grey = SIMD4<UInt8>(128, 128, 128, 255)

    /// The width of the border, in pixels.
    private static let line = 2

    private func gif(
        _ rendering: ViewRendering, _ arguments: ToolArguments, to output: String?, _ folder: String, _ call: ToolCall
    ) throws -> ToolResult {
        var options = ["--format=gif", "--force"]
        let start = arguments.number("from") ?? 0
        if start > 0 { options.append("--start=\(start.short)") }
        if let end = arguments.number("to") {
            guard end > start else { throw RPCError.invalidParams("to is not later than from") }
            options.append("--duration=\((end - start).short)")
        }
        if let rate = arguments.number("fps") { options.append("--fps=\(rate.short)") }
        if let size = arguments.text("max_size") { options.append("--max-size=\(size)") }
        let place = folder + "/animation.gif"
        let report = try rendering.animation(to: place, options, in: folder)
        let bytes = try ViewRendering.file(place)
        var lines = [
            RenderViewTool.headline(rendering),
            "a GIF of \(report.frames) frames, \(report.width)×\(report.height) pixels, \(report.duration.short) s, "
                + "\(bytes.count) bytes",
        ]
        lines += report.warnings.map { "warning: \($0)" }
        var result = ToolResult()
        if let output {
            try bytes.write(to: URL(filePath: output), options: .atomic)
            lines.append("written to \(call.server.roots.shortened(output))")
            result.add(lines.joined(separator: "\n"))
        } else {
            result.add(lines.joined(separator: "\n"))
            result.add(picture: [UInt8](bytes), type: "image/gif")
        }
        return result
    }
}

extension ViewRendering {
    fileprivate func adding(option: String) throws -> ViewRendering {
        var copy = self
        copy.source.options.append(option)
        return copy
    }
}
