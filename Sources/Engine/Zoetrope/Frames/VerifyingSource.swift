// SPDX-License-Identifier: MIT

import Drawing
import SwiftUICore
import Raster
import Sound

/// Makes the frames of a scene, and compares each with frames that are made without caches (`render --verify`).
///
/// - A second host of the scene receives the same events and is asked for the same times. In every update it evaluates,
///   lays out and draws everything.
/// - For some frames, a fresh host of the scene is advanced straight to the time of the frame: a frame must not depend
///   on the frames before it.
/// - The frame is drawn by a canvas that redraws damaged parts only, and by a fresh rasterizer.
///
/// Throws `StaleFrameError` or `StalePixelsError` for the first difference. The hosts share the author's global
/// variables. A scene that changes a global variable may therefore differ although the engine is correct.
@MainActor
package final class VerifyingSource: FrameSource {
    private let make: @MainActor () throws -> any FrameSource
    private let source: any FrameSource
    private let reference: any FrameSource
    private let canvas = FrameCanvas()
    private var count = 0
    private let checksPixels: Bool

    /// - Parameter checksPixels: Whether to draw frames and compare their pixels, not only their display lists.
    package init(_ scene: SceneDescription, _ settings: RenderSettings, checksPixels: Bool = true) throws {
        make = { try scene.makeSource(settings) }
        source = try make()
        reference = try make()
        (reference as? ViewFrameSource)?.liveHost.becomeExhaustive()
        self.checksPixels = checksPixels
    }

    package func displayList(at time: Double) throws -> DisplayList {
        count += 1
        let list: DisplayList
        if let source = source as? ViewFrameSource {
            source.advance(to: time)
            let window = try source.emitWindow()
            try verify(window, against: reference, at: time)
            // Compares only frames 1, 2, 4, 8 and so on with those of a fresh host. More comparisons would be slow,
            // because each fresh host repeats all events so far.
            if count & (count - 1) == 0 {
                let fresh = try make()
                (fresh as? ViewFrameSource)?.liveHost.becomeExhaustive()
                try verify(window, against: fresh, at: time)
            }
            list = source.framed(window)
        } else {
            list = try source.displayList(at: time)
        }
        if checksPixels { try verifyPixels(of: list, at: time) }
        return list
    }

    private func verify(_ window: DisplayList, against source: any FrameSource, at time: Double) throws {
        guard let source = source as? ViewFrameSource else { return }
        source.advance(to: time)
        try source.liveHost.verify(window)
    }

    private func verifyPixels(of list: DisplayList, at time: Double) throws {
        let (shown, expected) = (canvas.draw(list), Rasterizer().draw(list))
        guard shown != expected else { return }
        var first = (x: 0, y: 0)
        search: for y in 0..<expected.height {
            for x in 0..<expected.width where shown[x, y] != expected[x, y] {
                first = (x, y)
                break search
            }
        }
        throw StalePixelsError(time: time, x: first.x, y: first.y)
    }

    package var warnings: [RenderWarning] { source.warnings }
    package var fontFiles: Set<String> { source.fontFiles }
}

extension VerifyingSource: AudibleSource {
    package func voices(until time: Double) -> [Voice] { (source as? any AudibleSource)?.voices(until: time) ?? [] }
}

/// A frame whose pixels depend on earlier drawings, which is an error of the rasterizer.
public struct StalePixelsError: Error, CustomStringConvertible {
    /// The time of the frame, in seconds.
    public let time: Double
    /// The column of the first pixel that differs.
    public let x: Int
    /// The row of the first pixel that differs.
    public let y: Int

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var description: String {
        "the frame at \(LimitError.text(time)) s differs from one drawn by a fresh rasterizer, first at pixel \(x), \(y)"
    }
}

extension SceneDescription {
    /// A copy of the scene that verifies each frame with `VerifyingSource`.
    package var verified: SceneDescription {
        var scene = SceneDescription(
            name: name, summary: summary, size: self.size, duration: duration, rate: rate, background: background,
            events: events
        ) { try VerifyingSource(self, $0) }
        scene.safeAreaInsets = safeAreaInsets
        return scene
    }
}
