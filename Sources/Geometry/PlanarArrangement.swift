// SPDX-License-Identifier: MIT

import Foundation

/// The outlines of two areas, cut where they meet, on an integer grid: what set operations on paths work on.
///
/// Model: all points are rounded to a grid whose step is a power of two, at most 2⁻²⁵ of the image's extent (a
/// 400-point image has a step of 0.000 008 points; with `CGRect.infinite` among the paths it would be 16 points).
/// Edges are cut at every crossing, the crossing is rounded to the grid as well, and since that bends edges a little,
/// cutting is repeated until no edge crosses or touches another except at its ends. Whether points lie left of an
/// edge is decided in integers, without rounding; so the winding numbers on both sides of every edge agree with
/// each other, and the kept edges always close to loops.
///
///     cut       ╲ ╱        sum up    ═══  two equal edges are one,        keep   inside│outside
///                ×                        with the sum of their turns            an edge stays where the
///               ╱ ╲                                                              operation's answer changes
///
/// Cost: pairs of edges whose boxes meet, found by a sort along x; and for each edge a look at those of its row.
struct PlanarArrangement {
    struct GridPoint: Hashable {
        var x: Int
        var y: Int

        /// Order by rows, then along the row: the y axis leans by an infinitesimal angle, so that no edge is level.
        static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
    }

    /// How often each of the two outlines runs along an edge, from its low end to its high one less the way back.
    struct Turns: Equatable {
        var first = 0
        var second = 0
    }

    private struct Edge {
        var low: GridPoint
        var high: GridPoint
        var turns: Turns

        var minX: Int { min(low.x, high.x) }
        var maxX: Int { max(low.x, high.x) }

        /// Twice the area of low – high – p: negative where p lies to the right of the edge, seen on screen.
        func side(_ p: GridPoint) -> Int {
            (high.x - low.x) * (p.y - low.y) - (high.y - low.y) * (p.x - low.x)
        }
    }

    private var edges: [Edge] = []
    /// The grid's step in points.
    private let step: Double

    /// - Parameters: Two sets of contours, each contour closed.
    init(_ first: Polylines, _ second: Polylines) {
        var extent = 1e-300
        for p in first.points + second.points { extent = max(extent, abs(p.x), abs(p.y)) }
        step = exp2(log2(extent).rounded(.up) - 26)
        var pieces: [Edge] = []
        pieces.reserveCapacity(first.points.count + second.points.count)
        add(first, Turns(first: 1, second: 0), to: &pieces)
        add(second, Turns(first: 0, second: 1), to: &pieces)
        set(&pieces)
        // Rounding can bend an edge across another one; a few rounds part them, and the bound keeps it finite.
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

    /// Sums equal edges up and takes those that do not cancel, in an order that depends on nothing but their places.
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

    // MARK: Cutting

    /// Cuts all edges where they cross or touch; false if there was nothing to cut.
    private mutating func cut() -> Bool {
        var cuts = [[GridPoint]](repeating: [], count: edges.count)
        var isCut = false
        for i in edges.indices {
            let a = edges[i]
            for j in (i + 1)..<max(edges.count, i + 1) {
                let b = edges[j]
                if b.minX > a.maxX { break }
                if b.low.y > a.high.y || b.high.y < a.low.y { continue }
                let (b1, b2) = (a.side(b.low), a.side(b.high))
                let (a1, a2) = (b.side(a.low), b.side(a.high))
                if b1.signum() * b2.signum() < 0, a1.signum() * a2.signum() < 0 {
                    // They cross: the place on a where its sides of b balance.
                    let t = Double(a1) / (Double(a1) - Double(a2))
                    let p = GridPoint(
                        x: a.low.x + Int((Double(a.high.x - a.low.x) * t).rounded()),
                        y: a.low.y + Int((Double(a.high.y - a.low.y) * t).rounded()))
                    if p != a.low, p != a.high { cuts[i].append(p) }
                    if p != b.low, p != b.high { cuts[j].append(p) }
                    isCut = true
                } else {
                    for (p, side) in [(b.low, b1), (b.high, b2)] where side == 0 && a.low < p && p < a.high {
                        cuts[i].append(p)
                        isCut = true
                    }
                    for (p, side) in [(a.low, a1), (a.high, a2)] where side == 0 && b.low < p && p < b.high {
                        cuts[j].append(p)
                        isCut = true
                    }
                }
            }
        }
        guard isCut else { return false }
        var pieces: [Edge] = []
        pieces.reserveCapacity(edges.count * 2)
        for (edge, points) in zip(edges, cuts) {
            let (dx, dy) = (edge.high.x - edge.low.x, edge.high.y - edge.low.y)
            func along(_ p: GridPoint) -> Int { (p.x - edge.low.x) * dx + (p.y - edge.low.y) * dy }
            var from = edge.low
            for p in points.sorted(by: { along($0) < along($1) }) + [edge.high] {
                PlanarArrangement.add(from, p, edge.turns, to: &pieces)
                from = p
            }
        }
        set(&pieces)
        return true
    }

    // MARK: Keeping

    /// The outline of the area where `isInside` holds, for the winding numbers of both outlines; clockwise on screen.
    func outline(where isInside: (Turns) -> Bool) -> Path {
        guard !edges.isEmpty else { return Path() }
        // Rows of equal height, each with the edges that reach into it.
        let top = edges.map(\.low.y).min() ?? 0
        let bottom = edges.map(\.high.y).max() ?? 0
        let height = (bottom - top) / max(edges.count / 2, 1) + 1
        var rows = [[Int]](repeating: [], count: (bottom - top) / height + 1)
        for (i, edge) in edges.enumerated() {
            for row in (edge.low.y - top) / height...(edge.high.y - top) / height { rows[row].append(i) }
        }

        var exits: [GridPoint: [GridPoint]] = [:]
        var starts: [GridPoint] = []
        for (i, edge) in edges.enumerated() {
            // The middle of the edge on a grid of half steps, so that it is a whole number.
            let middle = GridPoint(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
            var left = Turns()
            // Row of the middle's whole part; an edge that crosses the level of the middle reaches into it.
            let level = Int((Double(middle.y) / 2).rounded(.down))
            for j in rows[(level - top) / height] where j != i {
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
                let (from, to) = isLeft ? (edge.low, edge.high) : (edge.high, edge.low)
                exits[from, default: []].append(to)
                starts.append(from)
            }
        }
        return loops(exits, starts)
    }

    private func doubled(_ p: GridPoint) -> GridPoint { GridPoint(x: 2 * p.x, y: 2 * p.y) }

    /// Follows the kept edges round. Where several leave a point, the sharpest turn to the right keeps loops that only
    /// touch there apart.
    private func loops(_ exits: [GridPoint: [GridPoint]], _ starts: [GridPoint]) -> Path {
        var exits = exits
        var path = Path()
        for start in starts {
            while let first = exits[start]?.popLast() {
                var loop = [start, first]
                while let here = loop.last, here != start, let choices = exits[here], !choices.isEmpty {
                    let from = loop[loop.count - 2]
                    let way = SIMD2(Double(here.x - from.x), Double(here.y - from.y))
                    let turns = choices.map { to in
                        let next = SIMD2(Double(to.x - here.x), Double(to.y - here.y))
                        return atan2(way.cross(next), way.dot(next))
                    }
                    let best = turns.indices.max { turns[$0] < turns[$1] } ?? 0
                    loop.append(choices[best])
                    exits[here]?.remove(at: best)
                }
                loop.removeLast()
                append(loop, to: &path)
            }
        }
        return path
    }

    /// Adds a closed subpath without the points that lie on a straight line between their neighbours.
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
