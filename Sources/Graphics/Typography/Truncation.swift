// SPDX-License-Identifier: MIT

import Foundation

/// A part of a truncated line: text or an ellipsis.
enum LinePart {
    case text(Range<Int>)
    case ellipsis(ShapedRun)

    static func width(_ ellipsis: ShapedRun) -> CGFloat { ellipsis.clusters.reduce(0) { $0 + $1.advance } }
}

extension Paragraph {
    /// Truncates the clusters from `start` on to one line of at most `width`, with an ellipsis in place of the omitted
    /// clusters. The ellipsis appears even if it alone is wider than `width`. `ellipsis` returns an ellipsis in the
    /// font of the `TextRun` at an index.
    func truncated(
        from start: Int, width: CGFloat, _ mode: ParagraphOptions.Truncation, ellipsis: (Int) -> ShapedRun
    ) -> [LinePart] {
        let rest = start..<clusters.count
        func sign(at index: Int?) -> ShapedRun { ellipsis(index.map { runs[clusters[$0].run].run } ?? styleRun) }
        // If this paragraph fits and only later paragraphs are omitted, the ellipsis comes after this one.
        let isWhole = self.width(trimmed(rest)) <= width + Self.tolerance
        switch isWhole ? .tail : mode {
        case .tail:
            var kept = trimmed(start..<fill(from: start, width: width))
            while !kept.isEmpty, self.width(kept) + LinePart.width(sign(at: kept.last)) > width + Self.tolerance {
                kept = trimmed(kept.dropLast())
            }
            return [.text(kept), .ellipsis(sign(at: kept.last ?? rest.first))]
        case .head:
            let mark = sign(at: rest.last)
            let room = width + Self.tolerance - LinePart.width(mark)
            var first = rest.upperBound
            var used: CGFloat = 0
            while first > start, used + clusters[first - 1].advance <= room {
                first -= 1
                used += clusters[first].advance
            }
            while first < rest.upperBound, clusters[first].isBlank { first += 1 }
            return [.ellipsis(mark), .text(first..<rest.upperBound)]
        case .middle:
            let mark = sign(at: rest.first)
            let room = width + Self.tolerance - LinePart.width(mark)
            var (left, right) = (start, rest.upperBound)
            var used: CGFloat = 0
            while left < right {
                let next = left - start <= rest.upperBound - right ? left : right - 1
                guard used + clusters[next].advance <= room else { break }
                used += clusters[next].advance
                if next == left { left += 1 } else { right -= 1 }
            }
            while right < rest.upperBound, clusters[right].isBlank { right += 1 }
            return [.text(trimmed(start..<left)), .ellipsis(mark), .text(right..<rest.upperBound)]
        }
    }

    /// The end of the range of clusters that begins at `start` and fills `width`, regardless of break opportunities.
    /// The last cluster of the range may reach beyond `width`.
    private func fill(from start: Int, width: CGFloat) -> Int {
        var x: CGFloat = 0
        var end = start
        while end < clusters.count, x <= width {
            x = Self.pen(after: clusters[end].advance, isTab: clusters[end].isTab, at: x)
            end += 1
        }
        return end
    }
}
