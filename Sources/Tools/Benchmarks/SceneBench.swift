// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Raster
import Zoetrope

/// The CPU time of each stage of a scene's frames, in milliseconds per frame. Each time is the mean over the frames of
/// a run, and the median of these means over all runs.
package struct SceneTiming: Codable, Sendable, Equatable {
    package var scene: String
    package var scale: Double
    /// The time for evaluating bodies, animations and events.
    package var evaluate: Double
    package var layout: Double
    /// The time for converting views to a display list.
    package var emit: Double
    /// The time for rasterizing the display list.
    package var raster: Double
    /// The time for encoding the pixels as a PNG file.
    package var encode: Double
    /// The mean size of a PNG file, in bytes.
    package var bytes: Double
}

/// Measures scenes frame by frame on the main thread.
@MainActor package struct SceneBench {
    /// The number of measured frames, without the one that warms up.
    package var frameCount: Int
    package var runs: Int
    package var compression = PNGEncoder.standardCompression
    /// Encodes only every n-th frame, where n is this number. Values above 1 save time, but the mean file size covers
    /// fewer frames.
    package var framesPerFile = 1

    package init(frameCount: Int, runs: Int) {
        self.frameCount = frameCount
        self.runs = runs
    }

    package func measure(_ scene: SceneDescription, _ settings: RenderSettings) throws -> SceneTiming {
        var timings: [SceneTiming] = []
        for _ in 0..<runs { timings.append(try run(scene, settings)) }
        func median(_ part: any KeyPath<SceneTiming, Double> & Sendable) -> Double {
            timings.map { $0[keyPath: part] }.median
        }
        return SceneTiming(
            scene: scene.name, scale: settings.scale, evaluate: median(\.evaluate), layout: median(\.layout),
            emit: median(\.emit), raster: median(\.raster), encode: median(\.encode), bytes: median(\.bytes))
    }

    private func run(_ scene: SceneDescription, _ settings: RenderSettings) throws -> SceneTiming {
        var sum = SceneTiming(
            scene: scene.name, scale: settings.scale, evaluate: 0, layout: 0, emit: 0, raster: 0, encode: 0, bytes: 0)
        let share = 1000 / Double(frameCount)
        try frames(of: scene, settings) { _, parts, raster in
            sum.evaluate += parts.evaluate * share
            sum.layout += parts.layout * share
            sum.emit += parts.emit * share
            sum.raster += raster * share
        }
        // Encodes in a second pass, because encoding evicts the rasterizer's data from the CPU caches and would slow
        // the first.
        let encoder = PNGEncoder(compression: compression)
        var index = 0, files = 0.0
        try frames(of: scene, settings) { bitmap, _, _ in
            defer { index += 1 }
            guard index % framesPerFile == 0 else { return }
            let begin = ThreadClock.now
            let file = try encoder.encode(bitmap)
            sum.encode += (ThreadClock.now - begin) * 1000
            sum.bytes += Double(file.count)
            files += 1
        }
        sum.encode /= files
        sum.bytes /= files
        return sum
    }

    /// Draws all frames. Calls `body` for each frame but the first, with the CPU times of the frame in seconds.
    private func frames(
        of scene: SceneDescription, _ settings: RenderSettings,
        _ body: (_ bitmap: Bitmap, _ parts: Parts, _ raster: Double) throws -> Void
    ) throws {
        let source = try scene.makeSource(settings)
        let canvas = FrameCanvas()
        let schedule = try FrameSchedule(rate: settings.rate, count: frameCount + 1)
        for index in 0...frameCount {
            let (list, parts) = try Self.list(of: source, at: schedule.time(ofFrame: index))
            let begin = ThreadClock.now
            let bitmap = canvas.draw(list)
            let raster = ThreadClock.now - begin
            if index > 0 { try body(bitmap, parts, raster) }
        }
    }

    /// The times of the stages of one frame, in seconds. If a source does not report stages, `evaluate` is the
    /// time of all three.
    private typealias Parts = (evaluate: Double, layout: Double, emit: Double)

    private static func list(of source: any FrameSource, at time: Double) throws -> (DisplayList, Parts) {
        guard let source = source as? any MeasurableSource else {
            let begin = ThreadClock.now
            let list = try source.displayList(at: time)
            return (list, (ThreadClock.now - begin, 0, 0))
        }
        var (layout, layoutBegin) = (0.0, 0.0)
        source.onLayout = { begins in
            if begins { layoutBegin = ThreadClock.now } else { layout += ThreadClock.now - layoutBegin }
        }
        defer { source.onLayout = nil }
        let begin = ThreadClock.now
        source.advance(to: time)
        let advanced = ThreadClock.now
        let list = try source.emit()
        return (list, (advanced - begin - layout, layout, ThreadClock.now - advanced))
    }
}
