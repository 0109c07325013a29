// SPDX-License-Identifier: MIT

import Foundation

/// Set operations on areas and lines.
///
/// Results consist of lines: curves become chords that deviate by at most 0.005 points. `eoFill` selects the fill rule
/// of both operands. Resulting areas run clockwise on screen, and their holes counter-clockwise. No edges cross, so
/// both fill rules give the same area.
extension Path {
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && $1 }
    }

    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 || $1 }
    }

    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 && !$1 }
    }

    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(with: other, eoFill) { $0 != $1 }
    }

    public func normalized(eoFill: Bool = true) -> Path {
        combined(with: Path(), eoFill) { inside, _ in inside }
    }

    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: true, other, eoFill)
    }

    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: false, other, eoFill)
    }

    private func combined(with other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool) -> Path {
        func isInside(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
        return PlanarArrangement(flattened(tolerance: 0.005), other.flattened(tolerance: 0.005))
            .outline { rule(isInside($0.first), isInside($0.second)) }
    }

    /// Cuts each chord of this path at the edges of `other`. Keeps the pieces whose midpoints lie inside `other`; if
    /// `inside` is false, keeps the pieces whose midpoints lie outside. A contour that is kept whole stays closed.
    private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        let (lines, area) = (flattened(tolerance: 0.005), other.flattened(tolerance: 0.005))
        var edges: [(a: SIMD2<Double>, b: SIMD2<Double>)] = []
        for i in 0..<area.count {
            guard var a = area[i].last else { continue }
            for b in area[i] {
                edges.append((a, b))
                a = b
            }
        }

        var path = Path()
        for i in 0..<lines.count {
            let points = Array(lines[i])
            var pieces: [[SIMD2<Double>]] = []
            var continues = false  // whether the last piece ends where the next chord part starts
            var isWhole = true
            for j in 0..<(lines.isClosed[i] ? points.count : points.count - 1) {
                let (a, b) = (points[j], points[j + 1 < points.count ? j + 1 : 0])
                var cuts = [0.0, 1]
                for edge in edges {
                    let (d, e) = (b - a, edge.b - edge.a)
                    let cross = d.cross(e)
                    guard cross != 0 else { continue }
                    let (t, u) = ((edge.a - a).cross(e) / cross, (edge.a - a).cross(d) / cross)
                    if t > 0, t < 1, u >= 0, u <= 1 { cuts.append(t) }
                }
                cuts.sort()
                for k in 1..<cuts.count where cuts[k] > cuts[k - 1] {
                    let (from, to) = (a + (b - a) * cuts[k - 1], a + (b - a) * cuts[k])
                    let winding = area.winding(around: (from + to) / 2)
                    guard (eoFill ? !winding.isMultiple(of: 2) : winding != 0) == inside else {
                        continues = false
                        isWhole = false
                        continue
                    }
                    if continues, k == 1 || pieces.last?.last == from {
                        // If the last piece already ends inside this chord, replaces that end by `to`.
                        if k > 1 { pieces[pieces.count - 1].removeLast() }
                        pieces[pieces.count - 1].append(to)
                    } else {
                        pieces.append([from, to])
                    }
                    continues = true
                }
            }
            // If a closed contour starts in the middle of a piece, its last piece and its first piece are joined.
            let isClosed = lines.isClosed[i]
            if isClosed, !isWhole, continues, pieces.count > 1, pieces[0][0] == points[0] {
                let last = pieces.removeLast()
                pieces[0] = last + pieces[0].dropFirst()
            }
            for piece in pieces {
                path.addLines((isClosed && isWhole ? piece.dropLast() : piece[...]).map { CGPoint($0) })
                if isClosed, isWhole { path.closeSubpath() }
            }
        }
        return path
    }
}
