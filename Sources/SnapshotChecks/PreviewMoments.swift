// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Inspection
import Interaction
import Zoetrope

/// A preview that lives to be looked at: at the moments that it asks for, once it stands still, or for a round of what never does.
@MainActor package struct PreviewMoments {
    private let preview: PreviewDescription
    private let settings: RenderSettings

    /// Often enough for what moves to be seen moving.
    private static let step = 0.1
    /// So many steps without a change are no pause in a movement.
    private static let stillSteps = 6
    /// Of a round.
    private static let roundFrames = 6

    /// Told that the work gets on.
    private let sign: () -> Void

    package init(_ preview: PreviewDescription, _ settings: RenderSettings, sign: @escaping () -> Void = {}) {
        (self.preview, self.settings, self.sign) = (preview, settings, sign)
    }

    /// What is to be seen at them.
    package struct Taken {
        package var frames: [SnapshotFrame]
        package var source: ViewFrameSource

        /// The views of the last one.
        @MainActor package func tree() -> ViewTree {
            // Without places in files: paths are the machine's, and lines change without anything to be seen.
            var tree = source.viewTree()
            tree.time = frames.last?.time ?? 0
            return tree
        }
    }

    /// - Parameters:
    ///   - times: what it asks for.
    ///   - settle: how long it may move before that counts as its nature, in seconds.
    package func moments(_ times: [Double]?, settle: Double) throws -> Taken {
        if let times { return try moments(at: times) }
        if let still = try still(within: settle) { return still }
        return try moments(at: round(settle))
    }

    private func source() -> ViewFrameSource {
        ViewFrameSource(settings, followsColorScheme: true, content: preview.content)
    }

    private func moments(at times: [Double]) throws -> Taken {
        try SnapshotTimes.check(times)
        let source = source()
        let frames = try times.map { time in
            sign()
            return SnapshotFrame(time: time, list: try source.displayList(at: time), fontFiles: source.fontFiles)
        }
        return Taken(frames: frames, source: source)
    }

    /// The first moment after which nothing changes for a while; nil where there is none in that time.
    private func still(within settle: Double) throws -> Taken? {
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
        return Taken(frames: [frame], source: source)
    }

    /// Evenly spaced moments of a loop, or where there is none of the beginning.
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
            // To the millisecond: nobody reads more of a time.
            ((loop.start + loop.duration * Double(index) / Double(Self.roundFrames)) * 1000).rounded() / 1000
        }
    }
}
