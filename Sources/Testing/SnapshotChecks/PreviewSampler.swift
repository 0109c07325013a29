// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import SwiftUICore
import Zoetrope

/// Takes the frames of a preview at the times that the preview requests. Without requested times, takes one frame as
/// soon as the preview stands still. For a preview that never stands still, takes frames over one loop of its
/// animation.
@MainActor package struct PreviewSampler {
    private let preview: PreviewDescription
    private let settings: RenderSettings

    /// The sampling step in seconds, short enough to detect motion.
    private static let step = 0.1
    /// The number of steps without a change after which a preview counts as still.
    private static let stillSteps = 6
    /// The number of frames taken from one loop.
    private static let roundFrames = 6

    /// Called between frames, so that the caller can restart a time limit.
    private let sign: () -> Void

    package init(_ preview: PreviewDescription, _ settings: RenderSettings, sign: @escaping () -> Void = {}) {
        (self.preview, self.settings, self.sign) = (preview, settings, sign)
    }

    /// The frames taken, and their source.
    package struct Capture {
        package var frames: [SnapshotFrame]
        package var source: ViewFrameSource

        /// The tree of views at the time of the last frame, without source locations.
        @MainActor package func tree() -> ViewTree {
            // Omits source locations: paths depend on the machine, and line numbers change without visible effect. Omits
            // ids, which follow from the rest of the tree.
            var tree = source.viewTree().withoutIDs
            tree.time = frames.last?.time ?? 0
            return tree
        }
    }

    /// - Parameters:
    ///   - times: The times that the preview requests, in seconds; nil if it requests none.
    ///   - settle: The time within which the preview may come to rest, in seconds.
    package func moments(_ times: [Double]?, settle: Double) throws -> Capture {
        if let times { return try moments(at: times) }
        if let still = try still(within: settle) { return still }
        return try moments(at: round(settle))
    }

    private func source() -> ViewFrameSource {
        ViewFrameSource(settings, followsColorScheme: true, content: preview.content)
    }

    private func moments(at times: [Double]) throws -> Capture {
        try SnapshotTimes.check(times)
        let source = source()
        let frames = try times.map { time in
            sign()
            return SnapshotFrame(time: time, list: try source.displayList(at: time), fontFiles: source.fontFiles)
        }
        return Capture(frames: frames, source: source)
    }

    /// The first frame that stays unchanged for `stillSteps` steps; nil if the preview still changes after `settle`
    /// seconds.
    private func still(within settle: Double) throws -> Capture? {
        let source = source()
        var first = (step: 0, list: try source.displayList(at: 0))
        var step = 0
        while step - first.step < Self.stillSteps {
            step += 1
            sign()
            let list = try source.displayList(at: Double(step) * Self.step)
            guard list != first.list else { continue }
            guard Double(step) * Self.step <= settle + 1e-9 else { return nil }
            first = (step, list)
        }
        let frame = SnapshotFrame(time: Double(first.step) / 10, list: first.list, fontFiles: source.fontFiles)
        return Capture(frames: [frame], source: source)
    }

    /// Evenly spaced times over one loop, in seconds. Without a loop, the times cover the first `settle` seconds, but
    /// at least one second.
    private func round(_ settle: Double) throws -> [Double] {
        var scene = SceneDescription(name: preview.name ?? "preview", summary: "", size: preview.size, duration: 3) {
            ViewFrameSource($0, followsColorScheme: true, content: preview.content)
        }
        scene.safeAreaInsets = preview.safeAreaInsets
        let loop: Loop
        switch try LoopFinder(scene, settings).find() {
        case .closes(let found): loop = found
        case .open: loop = Loop(start: 0, duration: max(settle, 1))
        }
        return (0..<Self.roundFrames).map { index in
            // Rounded to milliseconds, for readable times.
            ((loop.start + loop.duration * Double(index) / Double(Self.roundFrames)) * 1000).rounded() / 1000
        }
    }
}
