// SPDX-License-Identifier: MIT

import Foundation

/// A dash pattern, ready to be walked along lines.
///
/// The pattern starts afresh at the start of each subpath. On a closed subpath, a dash that still runs when the line
/// comes home and the dash that runs at its start are one piece with a join, not two with caps; one dash that covers
/// the whole of a closed subpath is a ring.
struct Dasher {
    /// Lengths of dash, gap, dash, gap, …: an even number of them.
    private let lengths: [Double]
    private let period: Double
    /// Where the pattern stands at the start of a line: in which length, and how much of it is left.
    private let firstIndex: Int
    private let firstRest: Double

    /// The dashes of a path take no more points than this: a million of them with butt caps, fewer with round ones. More
    /// would hang, and their gaps would not be seen.
    static let mostPoints = 4e6

    /// Nil where the style draws a solid line: without a pattern, or with one that has a negative or non-finite length
    /// or no length at all, or with a phase that is not finite.
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

    /// About how many dashes a line of that length gets.
    func count(over length: Double) -> Double { length / period * Double(lengths.count / 2) + 1 }

    /// Walks a line and sends its dashes to `outliner`.
    ///
    /// - Parameters:
    ///   - vertices: With directions, lengths and positions set; two or more.
    ///   - total: The length of the line, with the closing segment of a closed one.
    ///   - shortest: Vertices closer than this to a dash's end are left out.
    func dash(
        _ vertices: [StrokeOutliner.Vertex], isClosed: Bool, total: Double, shortest: Double,
        to outliner: inout StrokeOutliner
    ) {
        var index = firstIndex
        var from = 0.0
        var to = firstRest
        // The dash at the start of a closed line waits for the one that runs home, if there is one.
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

    /// One dash between two positions, `from` before the end of the line and `to` up to a whole line further on.
    ///
    /// - Parameter segment: The segment of an earlier dash's start, from which the search for this one's goes on.
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
            // An open line has no segment after its last vertex.
            if last + 1 < count, vertices[last + 1].length == 0 { break }
            last += 1
        }
        outliner.addPiece(
            from: at(segment, from, position(segment)), vertices[segment].direction,
            through: (segment + 1)..<(last + 1), of: vertices, to: at(last, to, position(last)))
    }
}
