// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import ImageComparison

/// Compares two images, or two versions of a view.
struct CompareTool: Tool {
    let name = "compare"
    let title = "Compare two pictures or views"
    let description = """
        Reports how many pixels of two pictures differ, where, and the largest difference, and shows expected, difference and \
        actual side by side. Each side is a picture file, or view code; both are rendered with the same settings.
        """ + ViewSource.briefNote
    private static let side = Schema(
        [
            .init(name: "picture", kind: .text, about: "A PNG, JPEG, GIF or APNG file."),
            .init(name: "time", kind: .number(0...86400), about: "Of a view, in seconds. Default: 0."),
            .init(name: "preview", kind: .text, about: ""),
        ] + ViewSource.brief(ViewSource.codeProperties))

    let input = Schema(
        [
            .init(name: "before", kind: .object(side), about: "The expected or earlier picture.", isRequired: true),
            .init(name: "after", kind: .object(side), about: "The actual or later picture.", isRequired: true),
            .init(
                name: "tolerance", kind: .text,
                about: "The tolerance: exact (default), channels=2, window=4/8, perceptual=0.02."),
        ] + ViewSource.brief(ViewSource.lookProperties.filter { $0.name != "preview" }))
    let output: JSONValue? = [
        "type": "object",
        "properties": [
            "same": ["type": "boolean"], "message": ["type": "string"], "pixels": ["type": "integer"],
            "box": ["type": "array", "items": ["type": "integer"]], "worst": ["type": "object"],
        ],
        "required": ["same", "message"],
    ]

    func call(_ arguments: ToolArguments, _ call: ToolCall) throws -> ToolResult {
        try call.server.workspace.with { folder in
            let before = try picture("before", arguments, folder, call)
            let after = try picture("after", arguments, folder, call)
            let difference = folder + "/difference.png"
            var options = ["diff", before, after, "-o", difference, "--json", "--force"]
            if let tolerance = arguments.text("tolerance") { options.append("--tolerance=\(tolerance)") }
            let run = try call.server.program.run(options, within: call.server.limits, call.cancellation)
            guard [0, 1].contains(run.status), let report = try? JSONValue(parsing: Data(run.output)) else {
                throw ToolFailure(call.server.words(of: run))
            }
            let part = try crop(before, after, to: report, options, folder, call)
            return result(report, difference, part: part)
        }
    }

    /// The margin around what differs, in pixels.
    private static let margin = 48

    /// Draws the picture of the differences again around what differs, if that is much smaller than the whole.
    ///
    /// - Returns: The part in words; nil if the picture shows the whole.
    private func crop(
        _ before: String, _ after: String, to report: JSONValue, _ options: [String], _ folder: String, _ call: ToolCall
    ) throws -> String? {
        guard
            let box = report["pictures"]?.array?.first?["differingFrames"]?.array?.first?["box"]?.array?
                .compactMap(\.integer), box.count == 4,
            let one = try? PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: before)))),
            let other = try? PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: after)))),
            one.width == other.width, one.height == other.height
        else { return nil }
        let (left, top) = (max(0, box[0] - Self.margin), max(0, box[1] - Self.margin))
        let (width, height) = (box[0] + box[2] + Self.margin - left, box[1] + box[3] + Self.margin - top)
        guard width * height * 2 < one.width * one.height else { return nil }
        var parts: [String] = []
        for (bitmap, name) in [(one, "before"), (other, "after")] {
            let part = "\(folder)/\(name)-part.png"
            let bytes = try PNGEncoder().encode(bitmap.part(x: left, y: top, width: width, height: height))
            try Data(bytes).write(to: URL(filePath: part))
            parts.append(part)
        }
        let run = try call.server.program.run(
            ["diff"] + parts + options.dropFirst(3), within: call.server.limits, call.cancellation)
        guard [0, 1].contains(run.status) else { throw ToolFailure(call.server.words(of: run)) }
        return "the picture shows the part \(width)×\(height) at \(left),\(top)"
    }

    private func result(_ report: JSONValue, _ difference: String, part: String?) -> ToolResult {
        let picture = report["pictures"]?.array?.first
        let same = report["same"]?.bool ?? false
        let message = picture?["message"]?.string ?? ""
        var structured: [String: JSONValue] = ["same": .bool(same), "message": .string(message)]
        var lines = [same ? "They are the same: \(message)" : message]
        if let frame = picture?["differingFrames"]?.array?.first {
            for key in ["pixels", "box", "worst"] { structured[key] = frame[key] }
            if let worst = frame["worst"], let distance = worst["channelDistance"]?.integer {
                let place = "\(worst["x"]?.integer ?? 0), \(worst["y"]?.integer ?? 0)"
                lines.append("the largest difference is \(distance) of 255, at \(place)")
            }
        }
        if let part { lines.append(part) }
        var result = ToolResult()
        result.add(lines.joined(separator: "\n"))
        if !same, let bytes = try? Data(contentsOf: URL(filePath: difference)) { result.add(picture: [UInt8](bytes)) }
        result.structured = .object(structured)
        return result
    }

    private func picture(
        _ name: String, _ arguments: ToolArguments, _ folder: String, _ call: ToolCall
    ) throws -> String {
        var values = arguments.values[name]?.object ?? [:]
        let time = values["time"]?.number ?? 0
        if let path = values["picture"]?.string {
            guard values["code"] == nil, values["path"] == nil else {
                throw RPCError.invalidParams("\(name) needs exactly one of picture, code and path")
            }
            return try call.server.roots.reading(path)
        }
        for (key, value) in arguments.values where !["before", "after"].contains(key) { values[key] = value }
        var rendering = try ViewRendering(ViewSource(ToolArguments(part: values), call.server.roots), call)
        try rendering.choosePreview()
        let file = "\(folder)/\(name).png"
        try Data(rendering.picture(at: time, in: folder).bytes).write(to: URL(filePath: file))
        return file
    }
}
