// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

/// One thing that the rasterizer does, and how long it takes.
package struct KernelTiming: Codable, Sendable, Equatable {
    package var name: String
    /// Of one core, for the whole drawing; what an empty frame of the size costs is not in it.
    package var microseconds: Double
    /// For each pixel that the drawing covers; nil where pixels say little.
    package var nanosecondsPerPixel: Double?
}

/// Single drawings on a canvas of their own, again and again.
package enum KernelBench {
    package static var names: [String] { KernelDrawing.all.map(\.name) }

    /// - Parameters:
    ///   - words: Those with one of them in their names are measured; all of them where there is no word.
    ///   - runs: Of which the median counts.
    ///   - length: Of a run in seconds, about.
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

    /// Of one list, as a mean over all of them in turn.
    private static func time(_ lists: [DisplayList], runs: Int, lasting length: Double) -> Double {
        let rasterizer = Rasterizer()
        var bitmap = rasterizer.draw(lists[0])
        // On and on through all lists: one that came back early would be found among what the rasterizer keeps.
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
