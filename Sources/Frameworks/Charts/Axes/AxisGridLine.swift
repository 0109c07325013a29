// SPDX-License-Identifier: MIT

import SwiftUI

/// A line across the plot, at a value.
public struct AxisGridLine: AxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// A line across the plot.
    ///
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between this value and the next.
    ///   - stroke: How it is drawn; thin, and dashed on axes that lie, where nothing is said.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (isCentered, self.stroke) = (centered, stroke)
    }

    /// For this module: adds the line.
    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .gridLine(isCentered: isCentered, stroke)))
    }
}
