// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Text {
    public struct LineStyle: Hashable, Sendable {
        /// The dashes of a line. Lengths are multiples of the line's thickness: a dot is 3 long, a dash is 10 long, and
        /// a gap is 3 long (5 in `dash`).
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

extension Text.LineStyle.Pattern {
    /// The lengths of dashes and gaps, alternating, as multiples of the line's thickness.
    private var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }

    /// A line with more dashes than this is drawn solid.
    private static let mostDashes = 10_000

    /// Divides a line into dashes. `line.height` is the line's thickness.
    func dashes(of line: CGRect) -> [CGRect] {
        let lengths = lengths.map { $0 * line.height }
        let period = lengths.reduce(0, +)
        guard period > 0, line.width / period * 3 < CGFloat(Self.mostDashes) else { return [line] }
        var dashes: [CGRect] = []
        var x = line.minX
        while x < line.maxX {
            for (drawn, empty) in zip(lengths.striding(from: 0), lengths.striding(from: 1)) where x < line.maxX {
                dashes.append(CGRect(x: x, y: line.minY, width: min(drawn, line.maxX - x), height: line.height))
                x += drawn + empty
            }
        }
        return dashes
    }
}

extension [CGFloat] {
    /// Every second element, starting with the element at index `first`.
    fileprivate func striding(from first: Int) -> [CGFloat] { stride(from: first, to: count, by: 2).map { self[$0] } }
}
