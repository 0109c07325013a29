// SPDX-License-Identifier: MIT

import Foundation

/// The planar arrangement of two outlines on an integer grid, the basis of set operations on paths.
///
/// Model: all points are rounded to a grid whose step is a power of two, at most 2⁻²⁵ of the extent (for 400 points the
/// step is 0.000 008 points; with `CGRect.infinite` among the paths it is 16 points). Edges are cut at every crossing,
/// and crossings are rounded to the grid as well. Since rounding bends edges slightly, cutting is repeated until edges
/// meet at their ends only. Whether a point lies left of an edge is decided in exact integers. So the winding numbers
/// on both sides of all edges are consistent, and the kept edges always form closed loops.
///
///     cut       ╲ ╱        merge     ═══  equal edges become one,          keep   inside│outside
///                ×                        with the sum of their turns             an edge is kept where the
///               ╱ ╲                                                               operation's result changes
///
/// Cost: the cut step tests all pairs of edges whose boxes overlap, which a sort along x finds. The keep step scans,
/// for each edge, the edges in its row.
struct PlanarArrangement {
    struct GridPoint: Equatable {
        var x: Int
        var y: Int

        /// Orders points by rows, then along the row. The y axis counts as leaning by an infinitesimal angle, so no
        /// edge is horizontal.
        static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
    }

    /// One number per outline. For an edge, it says how often the outline runs from `low` to `high`, minus how often it
    /// runs from `high` to `low`. For the area beside an edge, it is the winding number.
    struct Turns: Equatable {
        var first = 0
        var second = 0
    }

    struct Edge {
        var low: GridPoint
        var high: GridPoint
        var turns: Turns

        var minX: Int { min(low.x, high.x) }
        var maxX: Int { max(low.x, high.x) }

        /// The distance of `p` from `low` along the edge, multiplied by the edge's length. This product is an integer.
        func distance(_ p: GridPoint) -> Int {
            (p.x - low.x) * (high.x - low.x) + (p.y - low.y) * (high.y - low.y)
        }

        /// Twice the area of the triangle low – high – p; negative if p lies to the right of the edge on screen.
        func side(_ p: GridPoint) -> Int {
            (high.x - low.x) * (p.y - low.y) - (high.y - low.y) * (p.x - low.x)
        }
    }

    private(set) var edges: [Edge] = []
    /// The grid's step in points.
    let step: Double

    /// Arranges two sets of contours. Every contour counts as closed.
    init(_ first: Polylines, _ second: Polylines) {
        var extent = 1e-300
        for p in first.points + second.points { extent = max(extent, abs(p.x), abs(p.y)) }
        step = exp2(log2(extent).rounded(.up) - 26)
        var pieces: [Edge] = []
        pieces.reserveCapacity(first.points.count + second.points.count)
        add(first, Turns(first: 1, second: 0), to: &pieces)
        add(second, Turns(first: 0, second: 1), to: &pieces)
        set(&pieces)
        // Rounding can bend an edge across another edge. A few rounds resolve this; the limit of 100 rounds guarantees
        // termination.
        for _ in 0..<100 where !cut() { break }
    }

    private func add(_ lines: Polylines, _ turn: Turns, to pieces: inout [Edge]) {
        for i in 0..<lines.count {
            guard let last = lines[i].last else { continue }
            var a = gridPoint(last)
            for point in lines[i] {
                let b = gridPoint(point)
                PlanarArrangement.add(a, b, turn, to: &pieces)
                a = b
            }
        }
    }

    private func gridPoint(_ p: SIMD2<Double>) -> GridPoint {
        GridPoint(x: Int((p.x / step).rounded()), y: Int((p.y / step).rounded()))
    }

    private static func add(_ a: GridPoint, _ b: GridPoint, _ turn: Turns, to pieces: inout [Edge]) {
        if a == b { return }
        pieces.append(
            a < b
                ? Edge(low: a, high: b, turns: turn)
                : Edge(low: b, high: a, turns: Turns(first: -turn.first, second: -turn.second)))
    }

    /// Replaces `edges` by `pieces`. Equal pieces become one edge with the sum of their turns, or none if the sum is 0.
    /// The order of the edges depends on their coordinates only.
    private mutating func set(_ pieces: inout [Edge]) {
        pieces.sort { a, b in
            if a.minX != b.minX { return a.minX < b.minX }
            return a.low != b.low ? a.low < b.low : a.high < b.high
        }
        edges.removeAll(keepingCapacity: true)
        var next = 0
        while next < pieces.count {
            var edge = pieces[next]
            next += 1
            while next < pieces.count, pieces[next].low == edge.low, pieces[next].high == edge.high {
                edge.turns.first += pieces[next].turns.first
                edge.turns.second += pieces[next].turns.second
                next += 1
            }
            if edge.turns != Turns() { edges.append(edge) }
        }
    }

    /// A point at which an edge is cut.
    private struct Cut {
        var edge: Int
        var point: GridPoint
        /// The distance of `point` from the edge's `low`, multiplied by the edge's length.
        var distance: Int
    }

    /// Cuts all edges where they cross or touch; returns false if there was nothing to cut.
    private mutating func cut() -> Bool {
        var cuts: [Cut] = []
        for i in edges.indices {
            let a = edges[i]
            let end = a.maxX
            var j = i + 1
            while j < edges.count, edges[j].minX <= end {
                let b = edges[j]
                if b.low.y <= a.high.y, b.high.y >= a.low.y { meet(a, i, b, j, &cuts) }
                j += 1
            }
        }
        guard !cuts.isEmpty else { return false }
        cuts.sort { $0.edge != $1.edge ? $0.edge < $1.edge : $0.distance < $1.distance }
        var pieces: [Edge] = []
        pieces.reserveCapacity(edges.count + cuts.count)
        var next = 0
        for (i, edge) in edges.enumerated() {
            guard next < cuts.count, cuts[next].edge == i else {
                pieces.append(edge)
                continue
            }
            var from = edge.low
            while next < cuts.count, cuts[next].edge == i {
                PlanarArrangement.add(from, cuts[next].point, edge.turns, to: &pieces)
                from = cuts[next].point
                next += 1
            }
            PlanarArrangement.add(from, edge.high, edge.turns, to: &pieces)
        }
        set(&pieces)
        return true
    }

    /// Records the points at which two edges cut each other.
    private func meet(_ a: Edge, _ i: Int, _ b: Edge, _ j: Int, _ cuts: inout [Cut]) {
        let (b1, b2) = (a.side(b.low), a.side(b.high))
        if (b1 > 0 && b2 > 0) || (b1 < 0 && b2 < 0) { return }
        let (a1, a2) = (b.side(a.low), b.side(a.high))
        if b1.signum() * b2.signum() < 0, a1.signum() * a2.signum() < 0 {
            // The edges cross. Interpolates the crossing between the ends of `a`, by their distances from `b`.
            let t = Double(a1) / (Double(a1) - Double(a2))
            let p = GridPoint(
                x: a.low.x + Int((Double(a.high.x - a.low.x) * t).rounded()),
                y: a.low.y + Int((Double(a.high.y - a.low.y) * t).rounded()))
            if p != a.low, p != a.high { cuts.append(Cut(edge: i, point: p, distance: a.distance(p))) }
            if p != b.low, p != b.high { cuts.append(Cut(edge: j, point: p, distance: b.distance(p))) }
            return
        }
        func touch(_ edge: Edge, _ index: Int, _ p: GridPoint, _ side: Int) {
            guard side == 0, edge.low < p, p < edge.high else { return }
            cuts.append(Cut(edge: index, point: p, distance: edge.distance(p)))
        }
        touch(a, i, b.low, b1)
        touch(a, i, b.high, b2)
        touch(b, j, a.low, a1)
        touch(b, j, a.high, a2)
    }
}
