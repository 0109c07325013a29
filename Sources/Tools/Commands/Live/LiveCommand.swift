// SPDX-License-Identifier: MIT

import ArgumentParser
import CMemory
import Foundation
import SwiftUICore
import Zoetrope

/// `render live`: the process behind `render preview`, which starts it and talks to it on two pipes (`LiveMessage`).
struct LiveCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "live", abstract: "The process behind '\(ProgramName.current) preview'.", shouldDisplay: false)
    }

    @Argument var scene: String
    @OptionGroup var canvas: CanvasOptions
    @OptionGroup var view: ViewOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var file: FileOptions

    /// The file descriptors of incoming and outgoing messages.
    static let (inlet, outlet): (Int32, Int32) = (3, 4)

    var firstTime: Double { 0 }
    var isQuiet: Bool { true }

    @MainActor func run(in tool: CommandLineTool) async throws {
        guard fcntl(Self.inlet, F_GETFD) != -1, fcntl(Self.outlet, F_GETFD) != -1 else {
            throw UsageError("'\(ProgramName.current) live' is started by '\(ProgramName.current) preview'")
        }
        // If the reader of the messages ends, writing fails with an error instead of ending this process.
        signal(SIGPIPE, SIG_IGN)
        // Large blocks get separate mappings, to avoid fragmentation: images are freed soon, but display lists live
        // long.
        memory_keep_large_blocks_apart()
        let session = LiveSession(self, tool)
        try await session.run()
    }

    /// The events to apply before the first image.
    func firstEvents() throws -> [EventScript.Event] {
        try (input.events.map { try EventScriptFile.read(path: $0).events } ?? []) + input.single
    }

    /// All previews, and the one to show.
    struct Shown {
        var names: [String]
        /// nil for a scene.
        var places: [LiveState.Place]?
        /// The index of the selected preview.
        var index: Int
        var scene: SceneDescription
    }

    /// The preview or scene to show.
    @MainActor func shown(
        _ settings: LiveSettings, in tool: CommandLineTool
    ) async throws -> Shown {
        guard let make = tool.previews else {
            let scene = try tool.catalog().named(self.scene)
            return Shown(names: [scene.name], index: 0, scene: scene)
        }
        var canvas = PreviewDescription.Canvas(
            device: settings.device, fits: file.fit, traits: settings.traits(EdgeInsets()))
        canvas.isDeviceChosen = settings.deviceName != nil
        canvas.pixels = try view.pixels.budget()
        canvas.isLandscape = settings.isLandscape ?? false
        let all = try await make(canvas, PreviewSelection())
        guard !all.previews.isEmpty else { throw DataError("\(self.scene): its previews show nothing") }
        let names = PreviewNames(of: all, usual: fileName)
        let index =
            settings.preview.flatMap { names.indices(named: $0).first }
            ?? all.previews.firstIndex { (try? $0.check()) != nil } ?? 0
        let places = all.previews.map { preview in
            LiveState.Place(
                file: preview.file.flatMap(all.names.path), line: preview.line,
                title: preview.name.flatMap { $0.isEmpty ? nil : $0 })
        }
        let scene = try description(of: all.previews[index], names.short[index])
        return Shown(names: names.short, places: places, index: index, scene: scene)
    }
}
