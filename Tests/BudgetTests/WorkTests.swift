// SPDX-License-Identifier: MIT

import Benchmarks
import CAllocations
import Drawing
import Foundation
import Raster
import Testing
import Zoetrope

/// Counts the work for a frame of several scenes. Rasterizer: bytes of layers, masks and blurs; bytes of filtered
/// images; allocations. Views: allocations. A bound is at least a tenth above the counted value. A change that raises a
/// bound makes frames slower and must say why.
@Suite @MainActor struct WorkTests {
    private struct Work: CustomStringConvertible {
        var scratch = 0
        var filtered = 0
        var blocks = 0
        var viewBlocks = 0

        var description: String {
            "scratch \(scratch), filtered \(filtered), blocks \(blocks), of views \(viewBlocks)"
        }
    }

    /// The means over `frames` frames after the first five.
    private func work(_ scene: OtherScene, frames: Int = 10) throws -> Work {
        let description = scene.description
        let settings = try RenderSettings(
            size: description.size, rate: description.rate, background: description.background,
            assets: AssetLibrary(directories: []), events: description.events)
        let source = try description.makeSource(settings)
        let levels = FilteredLevels(byteLimit: 256 << 20)
        let rasterizer = Rasterizer(mips: MipCache(filtered: levels))
        var target = Bitmap(width: 0, height: 0), sum = Work()
        for frame in 0..<5 + frames {
            let first = allocations_of_this_thread()
            let list = try source.displayList(at: 1 + Double(frame) / 30)
            let before = (rasterizer.scratchBytes, levels.filteredBytes, allocations_of_this_thread())
            rasterizer.draw(list, into: &target)
            guard frame >= 5 else { continue }
            sum.scratch += rasterizer.scratchBytes - before.0
            sum.filtered += levels.filteredBytes - before.1
            sum.blocks += allocations_of_this_thread() - before.2
            sum.viewBlocks += before.2 - first
        }
        return Work(
            scratch: sum.scratch / frames, filtered: sum.filtered / frames, blocks: sum.blocks / frames,
            viewBlocks: sum.viewBlocks / frames)
    }

    @Test(arguments: OtherScene.allCases) func scenesStayWithinTheirBounds(_ scene: OtherScene) throws {
        let work = try work(scene), bound = Budget.of[scene]!
        #expect(work.scratch <= bound.scratch, "\(work)")
        #expect(work.filtered <= bound.filtered, "\(work)")
        #expect(work.blocks <= bound.blocks, "\(work)")
        #expect(work.viewBlocks <= Budget.ofViews[scene] ?? .max, "\(work)")
    }
}

/// Bounds for a frame of 400×860 pixels.
private enum Budget {
    /// `scratch`: bytes of layers, masks and blurs. `filtered`: bytes of filtered images. `blocks`: allocations.
    static let of: [OtherScene: (scratch: Int, filtered: Int, blocks: Int)] = [
        .circles: (0, 0, 10),
        .circleViews: (0, 0, 5),
        .cards: (3_800_000, 0, 105),
        .texts: (0, 0, 2),
        .curves: (0, 0, 670),
        .blobs: (5_600_000, 0, 22),
        .tiltedPictures: (0, 4_300_000, 475),
        .smallTiltedPictures: (0, 3_700_000, 475),
        .turnedPictures: (0, 0, 33),
        .gradients: (0, 0, 66),
    ]

    /// The allocations per frame while views are evaluated and laid out, for scenes of many views.
    static let ofViews: [OtherScene: Int] = [.circleViews: 1150, .texts: 1070]
}
