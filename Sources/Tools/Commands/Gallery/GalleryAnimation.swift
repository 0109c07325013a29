// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import SnapshotChecks
import SwiftUICore
import Zoetrope

/// The animation of a preview that never comes to rest: one loop, or the first seconds if it does not loop.
@MainActor struct GalleryAnimation {
    private let scene: SceneDescription
    private let settings: RenderSettings

    /// The longest animation in seconds. A longer loop is cut.
    private static let longest = 8.0
    /// The duration in seconds of an animation that does not loop.
    private static let usual = 3.0
    private static let rate: FrameRate = 30
    /// The number of pixels of all frames above which they are drawn at a lower scale.
    private static let mostPixels = 100e6

    init(_ scene: SceneDescription, _ settings: RenderSettings) { (self.scene, self.settings) = (scene, settings) }

    /// - Parameter rescaled: makes the settings for another scale.
    func file(
        _ format: GalleryAnimationFormat, rescaled: (_ scale: Double) throws -> RenderSettings
    ) throws -> GalleryOutcome.Animation {
        Watchdog.sign()
        var loop = Loop(start: 0, duration: Self.usual)
        var loops = false
        if case .closes(let found) = try LoopFinder(scene, settings).find() {
            loops = found.duration <= Self.longest
            loop = Loop(start: found.start, duration: min(found.duration, Self.longest))
        }
        let schedule = try FrameSchedule(loop, rate: Self.rate)
        let (width, height) = settings.pixelSize
        let pixels = Double(width * height * schedule.count)
        let factor = pixels > Self.mostPixels ? (Self.mostPixels / pixels).squareRoot() : 1
        // Scales below 1 would make text illegible. The steps keep edges on pixels where possible.
        let scale = factor == 1 ? settings.scale : min(settings.scale, max(1, (settings.scale * factor).rounded(.down)))
        let fitting = scale == settings.scale ? settings : try rescaled(scale)
        let bytes = ByteCollector()
        let sink = ByteSink { bytes.append($0) }
        switch format {
        case .apng:
            let options = APNGEncoder.Options(frameCount: schedule.count)
            try write(schedule, fitting, into: APNGEncoder(options, to: sink))
        case .gif: try write(schedule, fitting, into: GIFEncoder(to: sink))
        case .webp: try write(schedule, fitting, into: WebPAnimationEncoder(.init(quality: Self.quality), to: sink))
        }
        let size = fitting.pixelSize
        return GalleryOutcome.Animation(
            file: Data(bytes.all), width: size.width, height: size.height, frameCount: schedule.count,
            duration: schedule.endTime(ofFrame: schedule.count - 1), loops: loops)
    }

    private static let quality = 85

    private func write<Encoder: FrameEncoder>(
        _ schedule: FrameSchedule, _ settings: RenderSettings, into encoder: Encoder
    ) throws {
        var encoder = encoder
        let (source, rasterizer) = (try scene.makeSource(settings), FrameRasterizer())
        var last: (list: DisplayList, frame: Encoder.Prepared)?
        for index in 0..<schedule.count {
            Watchdog.sign()
            let list = try source.displayList(at: schedule.time(ofFrame: index))
            let same = last.flatMap { $0.list == list ? $0.frame : nil }
            let frame = try same ?? encoder.prepare(rasterizer.draw(list))
            try encoder.write(frame, until: schedule.endTime(ofFrame: index))
            last = (list, frame)
        }
        try encoder.finish()
    }
}
