// SPDX-License-Identifier: MIT

import Drawing
import Raster

/// Draws single frames; for sequences a `FramePipeline` uses all cores.
public final class FrameRasterizer {
    private let rasterizer = Rasterizer()

    /// A rasterizer without images and buffers of frames before; these come with use.
    public init() {}

    /// A bitmap of `size · scale` pixels, rounded up.
    public func draw(_ list: DisplayList) -> Bitmap { rasterizer.draw(list) }
}
