// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// The CPU time for rasterizing one drawing.
package struct KernelTiming: Codable, Sendable, Equatable {
    package var name: String
    /// CPU time of one copy of the drawing, without the backdrop.
    package var microseconds: Double
    /// CPU time per covered pixel; nil if the area does not determine the cost.
    package var nanosecondsPerPixel: Double?
}

/// Measures drawings one at a time, each on its own canvas.
package enum KernelBench {
    package static var names: [String] { KernelDrawing.all.map(\.name) }

    /// - Parameters:
    ///   - words: Only drawings with one of these words in their names are measured; empty for all.
    ///   - runs: The number of runs. The result of a drawing is the median of its runs.
    ///   - length: The approximate length of a run, in seconds.
    package static func measure(_ words: [String] = [], runs: Int, lasting length: Double = 0.05) -> [KernelTiming] {
        KernelDrawing.all
            .filter { drawing in words.isEmpty || words.contains { drawing.name.contains($0) } }
            .map { drawing in
                let backdrop = drawing.backdrop.map { time([$0], runs: runs, lasting: length) } ?? 0
                let seconds = (time(drawing.lists, runs: runs, lasting: length) - backdrop) / drawing.copies
                return KernelTiming(
                    name: drawing.name, microseconds: seconds * 1e6,
                    nanosecondsPerPixel: drawing.pixels.map { seconds * 1e9 / $0 })
            }
    }

    /// Draws the lists in turn, many times per run. Cached images of one list are evicted before that list is drawn
    /// again.
    ///
    /// - Returns: The median over all runs of the mean CPU time per list, in seconds.
    private static func time(_ lists: [DisplayList], runs: Int, lasting length: Double) -> Double {
        let rasterizer = Rasterizer()
        var bitmap = rasterizer.draw(lists[0])
        // Continues across runs. Before a list is drawn again, all other lists are drawn, which evicts its images from
        // the rasterizer's caches.
        var drawn = 1
        func drawNext() {
            rasterizer.draw(lists[drawn % lists.count], into: &bitmap)
            drawn += 1
        }
        let once = ThreadClock.seconds { drawNext() }
        let count = max(lists.count, min(Int(length / max(once, 1e-7)), 100_000))
        let times = (0..<runs).map { _ in
            ThreadClock.seconds { for _ in 0..<count { drawNext() } } / Double(count)
        }
        return times.median
    }
}
