// SPDX-License-Identifier: MIT

import Foundation

/// The weight of a symbol's lines. One drawing serves all nine weights, which differ in line width only.
package struct SymbolWeight: Equatable, Hashable, Sendable {
    /// 100 (ultra light) to 900 (black), as in fonts.
    package let value: Double
    /// The line width in ems.
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

    /// Line widths in ems for the weights 100, 200, … 900: the stem width of text of each weight, slightly less for the
    /// heaviest weights.
    private static let lineWidths: [CGFloat] = [0.020, 0.035, 0.054, 0.075, 0.090, 0.106, 0.126, 0.148, 0.168]
}
