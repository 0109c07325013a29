// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public protocol ScaleRange {
    associatedtype VisualValue
    var _visualValues: [VisualValue] { get }
    var _isContinuous: Bool { get }
}

extension ScaleRange {
    public var _isContinuous: Bool { false }
}

extension Array: ScaleRange {
    public var _visualValues: [Element] { self }
}

extension ClosedRange: ScaleRange {
    public var _visualValues: [Bound] { [lowerBound, upperBound] }
    public var _isContinuous: Bool { true }
}

extension Gradient: ScaleRange {
    public var _visualValues: [Color] { stops.map(\.color) }
    public var _isContinuous: Bool { true }
}

public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

public struct PlotDimensionScaleRange: PositionScaleRange {
    let startPadding: CGFloat
    let endPadding: CGFloat

    public var _visualValues: [CGFloat] { [startPadding, endPadding] }
    public var _isContinuous: Bool { true }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}
