// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Zoetrope

/// `render gears --help`: a scene's contents and the commands to render it.
enum SceneHelp {
    @MainActor static func text(of scene: SceneDescription) -> String {
        let (program, name) = (ProgramName.current, scene.name)
        let size = scene.size
        let rows = [
            ("\(program) \(name)", "one picture, \(name).png"),
            ("\(program) \(name) -o \(name).gif", "in motion"),
            ("\(program) \(name) -o out/", "one picture per frame"),
            ("\(program) \(name) --at 1 --scale 3 -o \(name).svg", "at 1 second, as vectors"),
        ]
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        let examples = rows.map { "  " + $0.0.padding(toLength: width, withPad: " ", startingAt: 0) + $0.1 }
        return """
            \(name): \(scene.summary)

            \(LimitError.text(size.width))×\(LimitError.text(size.height)) points, \(LimitError.text(scene.duration)) s at \
            \(scene.rate) frames a second\(scene.events.events.isEmpty ? "" : ", with its own events")

            EXAMPLES:
            \(examples.joined(separator: "\n"))

            """
    }

    /// The scene named beside `--help`, `-h` or `help`.
    @MainActor static func scene(in arguments: [String], among catalog: @MainActor () -> [SceneDescription])
        -> SceneDescription?
    {
        let words: Set = ["help", "--help", "-h"]
        let rest = arguments.filter { !words.contains($0) }
        guard arguments.count == rest.count + 1, rest.count == 1, let name = rest.first, !name.hasPrefix("-") else {
            return nil
        }
        return catalog().first { $0.name == name }
    }
}
