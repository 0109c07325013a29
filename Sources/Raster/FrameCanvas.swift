// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// A rasterizer and the frame that it drew last: of the next one only what looks different is drawn.
///
/// What stands still costs nothing but the comparison of the two lists. The bytes are those of a frame drawn whole, because
/// items that touch a changed part are drawn as for a whole frame, and only their writing is cut to it
/// (`PixelSurface.window`).
///
/// Belongs to one thread at a time.
public final class FrameCanvas {
    private let rasterizer: Rasterizer
    private var bitmap = Bitmap(width: 0, height: 0)
    private var last: DisplayList?
    private var busyFrames = BusyFrames()

    /// - Parameter mips: Shared with the canvases of other threads that draw the same images.
    public init(mips: MipCache = MipCache()) { rasterizer = Rasterizer(mips: mips) }

    /// - Returns: the frame. Let go of it before the next call, or that will have to copy it.
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

    /// nil: draw the frame whole.
    private func damage(to list: DisplayList) -> Damage? {
        guard let last, busyFrames.compares(last, with: list) else { return nil }
        let damage = Damage(from: last, to: list, rasterizer)
        busyFrames.note(differsEverywhere: damage == nil)
        return damage
    }
}
