// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// How heavy letters are, and letters made as heavy as others: fonts of most scripts have two weights, and symbols nine.
extension Path {
    /// How wide its strokes are on average: a stroke of some length has twice that length for its outline.
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

    /// The same letter with strokes of another mean width; its middle stays where it is. Strokes become thinner by a
    /// third at most: the fine ones among them would be gone.
    ///
    /// - Precondition: Contours do not cross, and holes run against their outlines, as `normalized` leaves them.
    package func withMeanStrokeWidth(_ wanted: CGFloat) -> Path {
        var result = self
        let wanted = max(wanted, meanStrokeWidth * 2 / 3)
        // What is added at bends and ends is not what is added along a line: a second step takes that into account.
        for _ in 0..<2 {
            let more = wanted - result.meanStrokeWidth
            if abs(more) < 0.1 { break }
            let band = result.strokedPath(StrokeStyle(lineWidth: abs(more), lineJoin: .round))
            result = more > 0 ? result.union(band) : result.subtracting(band)
        }
        return result
    }
}
