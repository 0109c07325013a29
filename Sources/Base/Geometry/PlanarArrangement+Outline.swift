// SPDX-License-Identifier: MIT

import Foundation

extension PlanarArrangement {
    /// Groups edges by rows of equal height. An edge belongs to every row that it reaches. Within a row, edges keep
    /// their order.
    private struct Rows {
        private let top: Int
        private let height: Int
        /// Indices of edges, row by row.
        private var members: [Int]
        /// The index in `members` at which each row begins. The last entry marks the end of the last row.
        private var begins: [Int]

        init(_ edges: [Edge]) {
            var (top, bottom) = (Int.max, Int.min)
            for edge in edges { (top, bottom) = (min(top, edge.low.y), max(bottom, edge.high.y)) }
            let height = (bottom - top) / max(edges.count / 2, 1) + 1
            (self.top, self.height) = (top, height)
            begins = [Int](repeating: 0, count: (bottom - top) / height + 2)
            func rows(of edge: Edge) -> ClosedRange<Int> { (edge.low.y - top) / height...(edge.high.y - top) / height }
            for edge in edges {
                for row in rows(of: edge) { begins[row + 1] += 1 }
            }
            for row in 1..<begins.count { begins[row] += begins[row - 1] }
            var ends = begins
            members = [Int](repeating: 0, count: begins[begins.count - 1])
            for (i, edge) in edges.enumerated() {
                for row in rows(of: edge) {
                    members[ends[row]] = i
                    ends[row] += 1
                }
            }
        }

        /// The edges in the row of the grid that contains `level`.
        subscript(level: Int) -> ArraySlice<Int> {
            let row = (level - top) / height
            return members[begins[row]..<begins[row + 1]]
        }
    }

    /// A kept edge, directed along the outline.
    private struct Step {
        var from: GridPoint
        var to: GridPoint
    }

    /// The outline, clockwise on screen, of the area where `isInside` is true for the winding numbers of both operands.
    func outline(where isInside: (Turns) -> Bool) -> Path {
        guard !edges.isEmpty else { return Path() }
        let rows = Rows(edges)
        var steps: [Step] = []
        for (i, edge) in edges.enumerated() {
            // Twice the edge's midpoint, so that the coordinates are integers.
            let middle = GridPoint(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
            var left = Turns()
            // The midpoint's y coordinate in whole grid steps, rounded down. The row of this level contains every edge
            // that crosses the midpoint's y coordinate.
            let level = Int((Double(middle.y) / 2).rounded(.down))
            for j in rows[level] where j != i {
                let other = edges[j]
                let (low, high) = (doubled(other.low), doubled(other.high))
                guard low < middle, middle < high else { continue }
                let side = (high.x - low.x) * (middle.y - low.y) - (high.y - low.y) * (middle.x - low.x)
                if side < 0 {
                    left.first -= other.turns.first
                    left.second -= other.turns.second
                }
            }
            let right = Turns(first: left.first - edge.turns.first, second: left.second - edge.turns.second)
            let (isLeft, isRight) = (isInside(left), isInside(right))
            if isLeft != isRight {
                steps.append(
                    isLeft ? Step(from: edge.low, to: edge.high) : Step(from: edge.high, to: edge.low))
            }
        }
        return loops(steps)
    }

    private func doubled(_ p: GridPoint) -> GridPoint { GridPoint(x: 2 * p.x, y: 2 * p.y) }

    /// Joins the kept edges to loops. If several edges leave a point, takes the edge with the sharpest right turn, so
    /// that loops that only touch at the point stay separate.
    private func loops(_ steps: [Step]) -> Path {
        var exits = Exits(steps)
        var path = Path()
        var loop: [GridPoint] = []
        for (start, step) in zip(exits.starts, steps) {
            while let first = exits.takeLast(from: start) {
                loop.removeAll(keepingCapacity: true)
                loop.append(step.from)
                loop.append(first.point)
                var here = first
                while here.point != step.from, let next = exits.takeNext(after: loop[loop.count - 2], at: here) {
                    loop.append(next.point)
                    here = next
                }
                loop.removeLast()
                append(loop, to: &path)
            }
        }
        return path
    }

    /// The remaining outgoing edges of each point.
    private struct Exits {
        /// The end point of a step. `group` is the index of the group of steps that leave this point; nil if no step
        /// leaves it.
        struct Place {
            var point: GridPoint
            var group: Int?
        }

        /// The index of each step's group.
        private(set) var starts: [Int]
        /// The end points of the steps, group by group. Steps that leave the same point form a group, and keep their
        /// order within the group.
        private var ends: [Place]
        /// The index in `ends` of each group's first step.
        private var begins: [Int] = []
        /// The number of steps that are left in each group.
        private var counts: [Int] = []

        init(_ steps: [Step]) {
            var order = Array(steps.indices)
            order.sort { a, b in
                steps[a].from != steps[b].from ? steps[a].from < steps[b].from : a < b
            }
            starts = [Int](repeating: 0, count: steps.count)
            ends = []
            ends.reserveCapacity(steps.count)
            var points: [GridPoint] = []
            for index in order {
                if points.last != steps[index].from {
                    points.append(steps[index].from)
                    begins.append(ends.count)
                    counts.append(0)
                }
                starts[index] = points.count - 1
                counts[points.count - 1] += 1
                ends.append(Place(point: steps[index].to, group: nil))
            }
            for index in ends.indices { ends[index].group = Self.index(of: ends[index].point, in: points) }
        }

        private static func index(of point: GridPoint, in points: [GridPoint]) -> Int? {
            var (low, high) = (0, points.count)
            while low < high {
                let middle = (low + high) / 2
                if points[middle] < point { low = middle + 1 } else { high = middle }
            }
            return low < points.count && points[low] == point ? low : nil
        }

        mutating func takeLast(from group: Int) -> Place? {
            guard counts[group] > 0 else { return nil }
            counts[group] -= 1
            return ends[begins[group] + counts[group]]
        }

        /// Takes the remaining step that leaves `here` with the sharpest right turn, for a path that arrives from
        /// `from`. Returns the end of this step.
        mutating func takeNext(after from: GridPoint, at here: Place) -> Place? {
            guard let group = here.group, counts[group] > 0 else { return nil }
            if counts[group] == 1 { return takeLast(from: group) }
            let choices = begins[group]..<begins[group] + counts[group]
            let way = SIMD2(Double(here.point.x - from.x), Double(here.point.y - from.y))
            let turns = choices.map { index in
                let to = ends[index].point
                let next = SIMD2(Double(to.x - here.point.x), Double(to.y - here.point.y))
                return atan2(way.cross(next), way.dot(next))
            }
            let best = choices.lowerBound + (turns.indices.max { turns[$0] < turns[$1] } ?? 0)
            let taken = ends[best]
            for index in best..<choices.upperBound - 1 { ends[index] = ends[index + 1] }
            counts[group] -= 1
            return taken
        }
    }

    /// Adds a closed subpath without the points that are collinear with their neighbours.
    private func append(_ loop: [GridPoint], to path: inout Path) {
        let corners = loop.indices.filter { i in
            let (a, b, c) = (loop[i == 0 ? loop.count - 1 : i - 1], loop[i], loop[i + 1 < loop.count ? i + 1 : 0])
            return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
        }
        guard corners.count > 2 else { return }
        path.addLines(corners.map { CGPoint(x: Double(loop[$0].x) * step, y: Double(loop[$0].y) * step) })
        path.closeSubpath()
    }
}
