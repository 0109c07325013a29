// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// A rasterizer that keeps its last frame and redraws only the damaged parts for the next one.
///
/// Unchanged parts cost only the comparison of the two lists. The bytes equal those of a frame drawn whole. Items that
/// touch a damaged part are computed as for a whole frame; only their output is clipped to the part
/// (`PixelSurface.window`).
///
/// Belongs to one thread at a time.
public final class FrameCanvas {
    private let rasterizer: Rasterizer
    private var bitmap = Bitmap(width: 0, height: 0)
    private var last: DisplayList?
    private var busyFrames = FrameComparisonPolicy()

    /// - Parameter mips: A cache to share with the canvases of other threads that draw the same images.
    public init(mips: MipCache = MipCache()) { rasterizer = Rasterizer(mips: mips) }

    /// Draws the frame. Release the returned bitmap before the next call, which otherwise has to copy it.
    public func draw(_ list: DisplayList) -> Bitmap {
        if let damage = damage(to: list) {
            rasterizer.coverages.beginFrame()
            for rect in damage.rects { rasterizer.redraw(list, into: &bitmap, within: rect) }
        } else {
            rasterizer.draw(list, into: &bitmap)
        }
        last = list
        return bitmap
    }

    /// The damage since the last frame; nil if the frame should be drawn whole.
    private func damage(to list: DisplayList) -> Damage? {
        guard let last, busyFrames.compares(last, with: list) else { return nil }
        let damage = Damage(from: last, to: list, rasterizer)
        busyFrames.note(differsEverywhere: damage == nil)
        return damage
    }
}
