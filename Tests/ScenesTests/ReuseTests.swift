// SPDX-License-Identifier: MIT

import Drawing
import Raster
import Testing
import Zoetrope

/// Reuse between frames must never change a pixel.
@Suite @MainActor struct ReuseTests {
    @Test(arguments: await Frames.names) func partialFramesEqualWholeFrames(_ name: String) throws {
        let times = (0..<10).map { Double($0) / 30 } + [1.1, 1.15, 2.4, 2.41]
        let canvas = FrameCanvas()
        for (time, list) in zip(times, try Frames.lists(of: name, at: times)) {
            let (part, whole) = (canvas.draw(list), Rasterizer().draw(list))
            #expect(part == whole, "\(name) at \(time) s")
        }
    }
}
