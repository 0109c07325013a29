// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Measures and adjusts the stroke weight of letters: fonts of most scripts have two weights, and symbols have nine.
extension Path {
    /// The mean stroke width: twice the area divided by the outline's length, because an outline runs along both sides.
    package var meanStrokeWidth: CGFloat {
        let lines = flattened(tolerance: 0.02)
        var (area, length) = (0.0, 0.0)
        for index in 0..<lines.count {
            let points = lines[index]
            guard var last = points.last else { continue }
            for point in points {
                area += (last.x * point.y - point.x * last.y) / 2
                length += hypot(point.x - last.x, point.y - last.y)
                last = point
            }
        }
        return length > 0 ? 2 * abs(area) / length : 0
    }

    /// The letter with its strokes widened or narrowed on both sides to the mean width `wanted`. The width is reduced
    /// by a third at most, because fine strokes would vanish.
    ///
    /// - Precondition: Contours do not cross, and holes have the opposite direction to their outlines, as `normalized`
    ///   leaves them.
    package func withMeanStrokeWidth(_ wanted: CGFloat) -> Path {
        var result = self
        let wanted = max(wanted, meanStrokeWidth * 2 / 3)
        // Bends and ends of strokes change the added area, so the first step misses the wanted width. A second step
        // corrects it.
        for _ in 0..<2 {
            let more = wanted - result.meanStrokeWidth
            if abs(more) < 0.1 { break }
            let band = result.strokedPath(StrokeStyle(lineWidth: abs(more), lineJoin: .round))
            result = more > 0 ? result.union(band) : result.subtracting(band)
        }
        return result
    }
}
