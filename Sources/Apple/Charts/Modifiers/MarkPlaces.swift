// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        attributes {
            $0.offset.xStart += xStart
            $0.offset.xEnd += xEnd
            $0.offset.yStart += yStart
            $0.offset.yEnd += yEnd
        }
    }

    /// - Parameters:
    ///   - axis: The axis along which marks stand side by side; nil for the axis of categories or dates.
    ///   - span: The width of all slots together.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        attributes { $0.position = $0.position ?? (value.point, axis, span) }
    }

    public func zIndex(_ value: Double) -> some ChartContent { attributes { $0.zIndex = $0.zIndex ?? value } }
}
