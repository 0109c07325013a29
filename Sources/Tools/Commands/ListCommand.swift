// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Zoetrope

/// `render list`: prints the built-in scenes.
struct ListCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "list",
            abstract: "Show the scenes.",
            usage: "\(name) list [--json]",
            discussion: """
                EXAMPLES:
                  \(name) list
                  \(name) list --json | jq -r '.[].name'
                """)
    }

    @Flag(help: "Print JSON, for programs.")
    var json = false

    @MainActor func run(in tool: CommandLineTool) throws {
        let scenes = tool.catalog().sorted { $0.name < $1.name }
        try tool.console.result(json ? try Self.json(scenes) : Self.table(scenes))
    }

    /// One line per scene: name, canvas in points, length and summary.
    @MainActor private static func table(_ scenes: [SceneDescription]) -> String {
        let rows = scenes.map { scene in
            let size = scene.size
            return [
                scene.name, "\(LimitError.text(size.width))×\(LimitError.text(size.height))",
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
        /// The size of the canvas, in points.
        var width, height: Double
        /// The length of the scene, in seconds.
        var duration: Double
        var fps: Double
    }

    @MainActor private static func json(_ scenes: [SceneDescription]) throws -> String {
        let entries = scenes.map { scene in
            let size = scene.size
            return Entry(
                name: scene.name, summary: scene.summary, width: size.width, height: size.height,
                duration: scene.duration, fps: scene.rate.value)
        }
        return try JSONText.of(entries)
    }
}
