// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    /// Moves the marks.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    /// Moves the marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the edges of the marks.
    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves the edges of the marks.
    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves the edges of the marks.
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

    /// A place beside each other for each value, where marks would otherwise stand on or before each other.
    ///
    /// - Parameters:
    ///   - axis: Along which they stand; that of words and dates where none is given.
    ///   - span: How much of the space they take together.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        attributes { $0.position = $0.position ?? (value.point, axis, span) }
    }

    /// Marks of a higher index are drawn in front of those of a lower one.
    public func zIndex(_ value: Double) -> some ChartContent { attributes { $0.zIndex = $0.zIndex ?? value } }
}
