// SPDX-License-Identifier: MIT

import Foundation

/// A dash pattern, prepared for splitting lines.
///
/// The pattern restarts at each subpath. On a closed subpath, a dash that reaches the end and the dash at the start
/// form one piece with a join, rather than two pieces with caps. A single dash that covers a whole closed subpath is a
/// ring.
struct Dasher {
    /// The lengths of dash, gap, dash, gap, …: an even number of them.
    private let lengths: [Double]
    private let period: Double
    /// The index into `lengths` at the start of a line.
    private let firstIndex: Int
    /// The part of `lengths[firstIndex]` that remains at the start of a line.
    private let firstRest: Double

    /// The maximum number of points in a path's dashes. A dash with butt caps has four points; a dash with round caps
    /// has more. More points would take too long, and the gaps would be invisible.
    static let mostPoints = 4e6

    /// Returns nil if lines of this style are solid:
    ///
    /// - if the pattern is empty;
    /// - if one of its lengths is negative or not finite;
    /// - if its total length is 0;
    /// - if the phase is not finite.
    init?(_ style: StrokeStyle) {
        guard !style.dash.isEmpty, style.dashPhase.isFinite,
            style.dash.allSatisfy({ $0 >= 0 && $0.isFinite })
        else { return nil }
        var lengths = style.dash.map(Double.init)
        if !lengths.count.isMultiple(of: 2) { lengths += lengths }
        period = lengths.reduce(0, +)
        guard period > 0, period.isFinite else { return nil }
        self.lengths = lengths

        var rest = Double(style.dashPhase).truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest > 0, rest >= lengths[index], index < lengths.count - 1 {
            rest -= lengths[index]
            index += 1
        }
        firstIndex = index
        firstRest = max(lengths[index] - rest, 0)
    }

    /// The approximate number of dashes on a line of length `length`.
    func count(over length: Double) -> Double { length / period * Double(lengths.count / 2) + 1 }

    /// Splits a line and sends its dashes to `outliner`.
    ///
    /// - Parameters:
    ///   - vertices: At least two, with directions, lengths and positions already set.
    ///   - total: The length of the line, including the closing segment of a closed line.
    ///   - shortest: Vertices closer than this to a dash's end are skipped.
    func dash(
        _ vertices: [StrokeOutliner.Vertex], isClosed: Bool, total: Double, shortest: Double,
        to outliner: inout StrokeOutliner
    ) {
        var index = firstIndex
        var from = 0.0
        var to = firstRest
        // The end of the first dash of a closed line. The first dash is drawn last, because the last dash may continue
        // into it.
        var waiting: Double?
        var segment = 0

        while from < total {
            if index.isMultiple(of: 2) {
                if isClosed, from == 0 {
                    if to >= total { return outliner.addRing(vertices) }
                    waiting = to
                } else if let end = waiting, to >= total - shortest {
                    addPiece(vertices, from, total + end, total, shortest, &segment, &outliner)
                    return
                } else {
                    addPiece(vertices, from, min(to, total), total, shortest, &segment, &outliner)
                }
            }
            index = index + 1 < lengths.count ? index + 1 : 0
            from = to
            to = from + lengths[index]
        }
        if let end = waiting {
            segment = 0
            addPiece(vertices, 0, end, total, shortest, &segment, &outliner)
        }
    }

    /// Adds the dash from position `from` to position `to` on the line. `from` is less than the line's length, `total`.
    /// If `to` exceeds `total`, the dash continues at the line's start; `to` is at most 2 · `total`.
    ///
    /// - Parameter segment: The index of the segment in which the previous dash starts. The search begins there.
    private func addPiece(
        _ vertices: [StrokeOutliner.Vertex], _ from: Double, _ to: Double, _ total: Double, _ shortest: Double,
        _ segment: inout Int, _ outliner: inout StrokeOutliner
    ) {
        let count = vertices.count
        while segment + 1 < count, vertices[segment + 1].position <= from + shortest,
            vertices[segment + 1].length > 0
        {
            segment += 1
        }
        var last = segment
        func position(_ i: Int) -> Double {
            i < count ? vertices[i].position : vertices[i - count].position + total
        }
        func at(_ i: Int, _ position: Double, _ start: Double) -> SIMD2<Double> {
            let vertex = vertices[i < count ? i : i - count]
            return vertex.point + vertex.direction * (position - start)
        }
        while position(last + 1) < to - shortest, last + 1 < 2 * count {
            // The last vertex of an open line has no segment after it, so its length is 0.
            if last + 1 < count, vertices[last + 1].length == 0 { break }
            last += 1
        }
        outliner.addPiece(
            from: at(segment, from, position(segment)), vertices[segment].direction,
            through: (segment + 1)..<(last + 1), of: vertices, to: at(last, to, position(last)))
    }
}
