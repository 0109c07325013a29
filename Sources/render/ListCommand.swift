import ArgumentParser
import Foundation
import Zoetrope

/// `render list`.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show the scenes.",
        usage: "render list [--json]",
        discussion: """
            EXAMPLES:
              render list
              render list --json | jq -r '.[].name'
            """)

    @Flag(help: "As JSON, for programs.")
    var json = false

    @MainActor func run(in tool: CommandLineTool) throws {
        let scenes = tool.catalog().sorted { $0.name < $1.name }
        try tool.console.out(json ? try Self.json(scenes) : Self.table(scenes))
    }

    /// One scene a line: name, canvas in points, length, what it shows.
    private static func table(_ scenes: [SceneDescription]) -> String {
        let rows = scenes.map { scene in
            [
                scene.name, "\(LimitError.text(scene.size.width))×\(LimitError.text(scene.size.height))",
                "\(LimitError.text(scene.duration)) s at \(scene.rate) fps", scene.summary,
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return (cells + [row[3]]).joined(separator: "  ") + "\n"
        }.joined()
    }

    private struct Entry: Encodable {
        var name, summary: String
        /// In points.
        var width, height: Double
        /// In seconds.
        var duration: Double
        var fps: Double
    }

    private static func json(_ scenes: [SceneDescription]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = scenes.map {
            Entry(
                name: $0.name, summary: $0.summary, width: $0.size.width, height: $0.size.height,
                duration: $0.duration, fps: $0.rate.value)
        }
        return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
    }
}
