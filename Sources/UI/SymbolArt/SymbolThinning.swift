// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Path {
    /// The outline with fewer vertices. Set operations and strokes leave hundreds of vertices on a curve, and these
    /// slow down each following operation. Applies to closed polygons only; other paths are unchanged.
    ///
    /// No removed vertex is further than 0.02 grid units from the new outline: a twentieth of a pixel at 250 pixels per
    /// em.
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
    /// The maximum number of vertices that one line replaces; longer runs are rare and expensive to find.
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

    /// Whether all points between the indices `first` and `last` lie on the line that connects those two points.
    private static func isStraight(_ points: [CGPoint], _ first: Int, _ last: Int) -> Bool {
        let (a, b) = (points[first], points[last])
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        guard length > 0 else { return false }
        for i in (first + 1)..<last {
            let (x, y) = (points[i].x - a.x, points[i].y - a.y)
            if abs(x * dy - y * dx) > tolerance * length { return false }
            // Rejects points that run backwards, as at the tip of a narrow wedge: the tip is a corner and must remain.
            let along = x * dx + y * dy
            if along < 0 || along > length * length { return false }
        }
        return true
    }
}
