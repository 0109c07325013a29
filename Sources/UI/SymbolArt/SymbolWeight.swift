// SPDX-License-Identifier: MIT

import Foundation

/// How heavy a symbol's lines are. One drawing serves all nine: lines get wider, outlines keep their place.
package struct SymbolWeight: Equatable, Hashable, Sendable {
    /// 100 (ultra light) to 900 (black), as in fonts.
    package let value: Double
    /// The width of a line, in ems.
    package let lineWidth: CGFloat

    /// - Parameter value: 100 (ultra light) to 900 (black), as in fonts.
    package init(_ value: Double) {
        let position = min(max((value - 100) / 100, 0), Double(Self.lineWidths.count - 1))
        self.value = 100 + position * 100
        let below = Int(position)
        let above = min(below + 1, Self.lineWidths.count - 1)
        lineWidth =
            Self.lineWidths[below] + (Self.lineWidths[above] - Self.lineWidths[below]) * (position - Double(below))
    }

    package static let regular = SymbolWeight(400)

    /// For 100, 200, … 900: as wide as the stems of the text beside them, a little lighter where those are very heavy.
    private static let lineWidths: [CGFloat] = [0.020, 0.035, 0.054, 0.075, 0.090, 0.106, 0.126, 0.148, 0.168]
}
