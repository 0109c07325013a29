// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Path {
    /// The same outline with fewer corners: set operations and lines leave hundreds on a curve, and each operation
    /// that follows takes the longer for them. Closed subpaths of straight lines only; others stay as they are.
    ///
    /// No corner that is left out lies further than a fiftieth of a grid unit from the new outline: a twentieth of a
    /// pixel where an em is 250 pixels.
    package var thinned: Path {
        var result = Path()
        var points: [CGPoint] = []
        var isPlain = true
        forEach { element in
            switch element {
            case .move(let end): points = [end]
            case .line(let end): points.append(end)
            case .quadCurve, .curve: isPlain = false
            case .closeSubpath:
                result.addLines(Self.thinned(points))
                result.closeSubpath()
                points = []
            }
        }
        return isPlain && points.isEmpty ? result : self
    }

    private static let tolerance: CGFloat = 0.02
    /// Corners that one line may replace; more are rare, and looking for them is what costs.
    private static let longestRun = 24

    private static func thinned(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 8 else { return points }
        var kept = [points[0]]
        var start = 0
        while start < points.count - 1 {
            var end = start + 1
            while end + 1 < points.count, end - start < longestRun, isStraight(points, start, end + 1) { end += 1 }
            kept.append(points[end])
            start = end
        }
        return kept.count > 2 ? kept : points
    }

    /// Whether all points between two others lie on the line between those.
    private static func isStraight(_ points: [CGPoint], _ first: Int, _ last: Int) -> Bool {
        let (a, b) = (points[first], points[last])
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return false }
        for i in (first + 1)..<last {
            let (x, y) = (points[i].x - a.x, points[i].y - a.y)
            if abs(x * dy - y * dx) > tolerance * length { return false }
            // Nothing may run back: the tip of a narrow wedge is a corner.
            let along = x * dx + y * dy
            if along < 0 || along > length * length { return false }
        }
        return true
    }
}
