// SPDX-License-Identifier: MIT

import Foundation

/// A paragraph as clusters that can be broken into lines.
struct Paragraph {
    struct Cluster {
        /// The index of the run in `runs`. `index` is the index of the cluster in that run.
        var run: Int
        var index: Int
        var advance: CGFloat
        /// Whether the cluster is a space, which hangs over the end of a line instead of wrapping.
        var isBlank: Bool
        var isTab: Bool
        var canEndLine: Bool
    }

    let runs: [ShapedRun]
    let clusters: [Cluster]
    /// The index of the `TextRun` whose font gives an empty paragraph its height.
    let styleRun: Int
    /// The embedding level of the paragraph: 0 for left to right, 1 for right to left.
    let level: Int8

    /// The distance between tab stops in points, as in AppKit and UIKit.
    static let tabInterval: CGFloat = 28
    /// The tolerance in points for rounding errors in sums of advances.
    static let tolerance: CGFloat = 0.001

    init(_ range: Range<Int>, styleRun: Int, shaper: Shaper) {
        let directions = BidirectionalLevels(
            shaper.text.scalars[range], isTab: shaper.text.isTab[range], direction: shaper.direction)
        runs = shaper.shape(range, levels: directions.levels)
        level = directions.base
        self.styleRun = styleRun
        let opportunities = LineBreakOpportunities.after(shaper.text.scalars[range])
        var clusters: [Cluster] = []
        clusters.reserveCapacity(range.count)
        for (runIndex, run) in runs.enumerated() {
            for (index, cluster) in run.clusters.enumerated() {
                let end = index + 1 < run.clusters.count ? run.clusters[index + 1].start : run.scalars.upperBound
                clusters.append(
                    Cluster(
                        run: runIndex, index: index, advance: cluster.advance,
                        isBlank: LineBreakOpportunities.isBlank(shaper.text.scalars[cluster.start]),
                        isTab: shaper.text.isTab[cluster.start],
                        canEndLine: opportunities[end - 1 - range.lowerBound]))
            }
        }
        self.clusters = clusters
    }

    /// The pen position after a cluster that starts at `x`. A tab advances to the next tab stop.
    static func pen(after advance: CGFloat, isTab: Bool, at x: CGFloat) -> CGFloat {
        isTab ? ((x / tabInterval).rounded(.down) + 1) * tabInterval : x + advance
    }

    private func pen(after index: Int, at x: CGFloat) -> CGFloat {
        Self.pen(after: clusters[index].advance, isTab: clusters[index].isTab, at: x)
    }

    func width(_ range: Range<Int>) -> CGFloat {
        range.reduce(0) { pen(after: $1, at: $0) }
    }

    /// `range` without trailing spaces.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isBlank { end -= 1 }
        return range.lowerBound..<end
    }

    /// Breaks the paragraph into at most `limit` lines: at break opportunities, or else before the first cluster that
    /// does not fit. Each line has at least one cluster, except in an empty paragraph, which has one empty line.
    func lines(width: CGFloat, limit: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        repeat {
            let end = lineEnd(from: start, width: width)
            lines.append(start..<end)
            start = end
        } while start < clusters.count && lines.count < limit
        return lines
    }

    private func lineEnd(from start: Int, width: CGFloat) -> Int {
        var x: CGFloat = 0
        var end = start
        var lastOpportunity: Int?
        while end < clusters.count {
            let cluster = clusters[end]
            let next = pen(after: end, at: x)
            if !cluster.isBlank, end > start, next > width + Self.tolerance {
                return lastOpportunity ?? end
            }
            x = next
            end += 1
            if cluster.canEndLine { lastOpportunity = end }
        }
        return end
    }

    /// The scalars of the word that a line end before cluster `end` divides; nil if a line may end there, or if the
    /// paragraph ends.
    func word(dividedAt end: Int) -> Range<Int>? {
        guard end > 0, end < clusters.count, !clusters[end - 1].canEndLine else { return nil }
        var (first, last) = (end - 1, end)
        while first > 0, !clusters[first - 1].canEndLine { first -= 1 }
        while last < clusters.count - 1, !clusters[last].canEndLine, !clusters[last + 1].isBlank { last += 1 }
        return scalars(of: first).lowerBound..<scalars(of: last).upperBound
    }

    private func scalars(of cluster: Int) -> Range<Int> {
        let (run, index) = (runs[clusters[cluster].run], clusters[cluster].index)
        let isLast = index + 1 == run.clusters.count
        return run.clusters[index].start..<(isLast ? run.scalars.upperBound : run.clusters[index + 1].start)
    }

    /// The width in points of the trailing spaces of `line` that are not in `content`.
    func hangingWidth(_ line: Range<Int>, after content: Range<Int>) -> CGFloat {
        content.upperBound < line.upperBound ? width(line) - width(content) : 0
    }

    /// The part of a line that counts for alignment. Trailing spaces do not count, except at the end of a paragraph if
    /// they fit.
    func content(_ line: Range<Int>, width: CGFloat) -> Range<Int> {
        line.upperBound == clusters.count && self.width(line) <= width + Self.tolerance ? line : trimmed(line)
    }
}
