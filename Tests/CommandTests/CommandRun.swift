// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization
import Testing
import Zoetrope
import Commands

/// A command line, run inside of the test process with the test's own scenes.
@MainActor struct CommandRun {
    let status: Int32
    let out: String
    let err: String

    /// - Parameter arguments: split at spaces.
    static func of(_ arguments: String, interactive: Bool = false) async -> CommandRun {
        await of(arguments.split(separator: " ").map(String.init), interactive: interactive)
    }

    static func of(
        _ arguments: [String], interactive: Bool = false, scenes: [SceneDescription] = scenes
    ) async -> CommandRun {
        let text = Text()
        let console = Console(
            out: { line in text.out.withLock { $0 += line } }, err: { line in text.err.withLock { $0 += line } },
            isInteractive: interactive)
        let status = await CommandLineTool(console: console) { scenes }.run(arguments)
        return CommandRun(status: status, out: text.out.withLock { $0 }, err: text.err.withLock { $0 })
    }

    /// Runs a command that must succeed without a warning. Returns its standard output.
    @discardableResult static func succeed(
        _ arguments: String, scenes: [SceneDescription] = scenes, sourceLocation: SourceLocation = #_sourceLocation
    ) async -> String {
        let run = await of(arguments.split(separator: " ").map(String.init), scenes: scenes)
        #expect(run.status == 0 && run.err.isEmpty, "\(run.err)", sourceLocation: sourceLocation)
        return run.out
    }

    private final class Text: Sendable {
        let out = Mutex("")
        let err = Mutex("")
    }

    /// Two scenes whose frames have a single colour each, and a scene that fails in its third frame.
    static let scenes = [
        SceneDescription(
            name: "sunrise", summary: "From black to red.", size: CGSize(width: 8, height: 6), duration: 2, rate: 10
        ) { Sunrise($0) },
        SceneDescription(
            name: "night", summary: "Nothing at all.", size: CGSize(width: 10, height: 5), duration: 0.5,
            background: nil
        ) { Sunrise($0) },
        SceneDescription(
            name: "eclipse", summary: "Fails.", size: CGSize(width: 2, height: 2), duration: 1, rate: 10
        ) { Sunrise($0, failsAfter: 0.15) },
    ]
}

@MainActor private final class Sunrise: FrameSource {
    struct Failure: Error, CustomStringConvertible { let description = "the sun\nis gone" }

    private let settings: RenderSettings
    private let end: Double

    init(_ settings: RenderSettings, failsAfter end: Double = .infinity) {
        self.settings = settings
        self.end = end
    }

    func displayList(at time: Double) throws -> DisplayList {
        if time > end { throw Failure() }
        var color = settings.background
        color?.green = Float(time / 4)
        return DisplayList(size: settings.size, scale: settings.scale, background: color)
    }
}
