// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Text {
    /// The look of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// Lengths of dashes in thicknesses of the line: dots are 3 long, dashes 10, gaps 3, and 5 in a line of dashes
        /// alone.
        public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        let pattern: Pattern
        /// Nil: that of the text.
        let color: Color?

        /// - Parameters:
        ///   - pattern: Where the line is interrupted.
        ///   - color: Nil: the colour of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the colour of the text.
        public static let single = LineStyle()
    }
}

extension Text.LineStyle.Pattern {
    /// Drawn and empty lengths by turns, in thicknesses of the line.
    private var lengths: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }

    /// More dashes than any canvas has room for are not drawn.
    private static let mostDashes = 10_000

    /// The parts of a line that are drawn. `line` is as high as the line is thick.
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
    /// Each second element.
    fileprivate func striding(from first: Int) -> [CGFloat] { stride(from: first, to: count, by: 2).map { self[$0] } }
}
