// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// What the values of a scale become: places, styles, symbols or sizes.
public protocol ScaleRange {
    /// The type of what they become.
    associatedtype VisualValue
    /// For this module: what they become, from the first to the last.
    var _visualValues: [VisualValue] { get }
    /// For this module: whether there is something between two of them.
    var _isContinuous: Bool { get }
}

extension ScaleRange {
    /// For this module: there is not, where a range says nothing else.
    public var _isContinuous: Bool { false }
}

extension Array: ScaleRange {
    /// For this module: the elements.
    public var _visualValues: [Element] { self }
}

extension ClosedRange: ScaleRange {
    /// For this module: both bounds.
    public var _visualValues: [Bound] { [lowerBound, upperBound] }
    /// For this module: there is.
    public var _isContinuous: Bool { true }
}

extension Gradient: ScaleRange {
    /// For this module: the colours.
    public var _visualValues: [Color] { stops.map(\.color) }
    /// For this module: there is.
    public var _isContinuous: Bool { true }
}

/// Places along an axis.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// All of the plot's width or height, but for some padding.
public struct PlotDimensionScaleRange: PositionScaleRange {
    let startPadding: CGFloat
    let endPadding: CGFloat

    /// For this module: the padding.
    public var _visualValues: [CGFloat] { [startPadding, endPadding] }
    /// For this module: there is.
    public var _isContinuous: Bool { true }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the plot's width or height.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
    /// The plot's width or height, but for padding on both sides.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }
    /// The plot's width or height, but for padding.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}
