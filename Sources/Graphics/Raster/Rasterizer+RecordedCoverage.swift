// SPDX-License-Identifier: MIT

import Drawing
import Geometry

extension Rasterizer {
    /// The cached coverage of a path. On a miss, records it if an earlier frame requested the path too; otherwise
    /// returns nil. Also nil for large paths and for clipped paths, because only complete coverage is recorded.
    ///
    /// - Parameter bounds: The path's bounds on the device.
    func recordedCoverage(
        _ path: Path, _ rule: CoverageCells.Rule, _ placement: DevicePlacement, _ bounds: Box, _ scissor: PixelRect
    ) -> RecordedCoverage? {
        // One more pixel on each side: polygons may lie slightly outside their curves.
        let box = bounds.outset(1, 1)
        let pixels = box.pixels(within: scissor)
        guard box.isFinite, pixels.area <= CoverageCache.largestArea,
            Double(pixels.minX) <= box.minX, Double(pixels.minY) <= box.minY,
            Double(pixels.maxX) >= box.maxX, Double(pixels.maxY) >= box.maxY
        else { return nil }
        let key = CoverageCache.Key(path, rule, placement.near)
        if let coverage = coverages.coverage(for: key) { return coverage }
        guard coverages.recordRequest(key) else { return nil }
        let here = PixelRect(
            minX: pixels.minX - placement.pixels.x, minY: pixels.minY - placement.pixels.y,
            maxX: pixels.maxX - placement.pixels.x, maxY: pixels.maxY - placement.pixels.y)
        let near = DevicePlacement(near: placement.near)
        guard cells.load(path, tolerance: Self.tolerance, transform: near, within: here) else { return nil }
        let coverage = RecordedCoverage.recording(cells, rule, of: path)
        coverages.insert(coverage, for: key)
        return coverage
    }

    package var recordedCoverageBytes: Int { coverages.bytes }
}
