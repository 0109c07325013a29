// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Scenes
import VirtualTime
import Zoetrope

/// Frames of built-in scenes, rendered as `render` does.
@MainActor
enum Frames {
    static let assets = AssetLibrary(directories: AssetFolders.search())

    static var names: [String] { SceneCatalog.all.map(\.name) }

    static func scene(_ name: String) throws -> SceneDescription {
        guard let scene = SceneCatalog.all.first(where: { $0.name == name }) else {
            throw UnknownScene(name: name)
        }
        return scene
    }

    struct UnknownScene: Error { var name: String }

    static func settings(_ scene: SceneDescription, scale: Double, traits: Traits = Traits()) throws -> RenderSettings {
        try RenderSettings(
            size: scene.size, scale: scale, rate: scene.rate, background: scene.background(for: traits),
            assets: assets, traits: traits, events: scene.events, fatalWarnings: .missingResources)
    }

    /// The display lists at the given times, which must not decrease.
    static func lists(of name: String, at times: [Double]) throws -> [DisplayList] {
        let scene = try scene(name)
        let source = try scene.makeSource(settings(scene, scale: 1))
        return try times.map { try source.displayList(at: $0) }
    }

    /// A frame source that has advanced to `time`.
    static func source(of name: String, until time: Double) throws -> any FrameSource {
        let scene = try scene(name)
        let source = try scene.makeSource(settings(scene, scale: 1))
        _ = try source.displayList(at: time)
        return source
    }

    /// The frames at the given times, which must not decrease.
    static func bitmaps(
        of name: String, at times: [Double], scale: Double = 1, traits: Traits = Traits()
    ) throws -> [Bitmap] {
        let scene = try scene(name)
        let source = try scene.makeSource(settings(scene, scale: scale, traits: traits))
        let rasterizer = FrameRasterizer()
        return try times.map { rasterizer.draw(try source.displayList(at: $0)) }
    }

    /// The PNG bytes of the first frames, through the whole pipeline.
    static func files(of name: String, count: Int, threads: Int) async throws -> [[UInt8]] {
        let scene = try scene(name)
        let source = try scene.makeSource(settings(scene, scale: 1))
        var encoder = MemoryEncoder()
        try await FramePipeline(threadCount: threads).run(
            source, FrameSchedule(rate: scene.rate, count: count), into: &encoder)
        return encoder.files
    }
}

/// Collects the encoded files in memory instead of writing them to disk.
private struct MemoryEncoder: FrameEncoder {
    var files: [[UInt8]] = []
    private let encoder = PNGEncoder(compression: 1)

    func prepare(_ bitmap: Bitmap) throws -> [UInt8] { try encoder.encode(bitmap) }
    mutating func write(_ frame: [UInt8], until endTime: Double) { files.append(frame) }
    func finish() {}
}
