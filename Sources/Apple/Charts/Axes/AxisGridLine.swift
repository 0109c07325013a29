// SPDX-License-Identifier: MIT

import SwiftUI

public struct AxisGridLine: AxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// - Parameters:
    ///   - centered: Whether the line lies halfway between this value and the next.
    ///   - stroke: The stroke; nil for a line of 0.5 points, dashed for the x axis.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (isCentered, self.stroke) = (centered, stroke)
    }

    public func _collect(into items: inout _AxisItems) {
        items.items.append(AxisItem(kind: .gridLine(isCentered: isCentered, stroke)))
    }
}
