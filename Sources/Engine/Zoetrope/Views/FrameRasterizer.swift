// SPDX-License-Identifier: MIT

import Drawing
import Raster

/// Draws single frames; `FramePipeline` draws sequences on all cores.
public final class FrameRasterizer {
    private let rasterizer = Rasterizer()

    /// A rasterizer with empty caches and buffers.
    public init() {}

    /// Draws a bitmap of `size * scale` pixels, rounded up.
    public func draw(_ list: DisplayList) -> Bitmap { rasterizer.draw(list) }
}
