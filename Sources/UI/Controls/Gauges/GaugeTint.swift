// SPDX-License-Identifier: MIT

import Geometry
import Views

extension EnvironmentValues {
    /// The tint of linear gauges; nil if no tint is set. If the tint is a gradient, it runs from the leading to the
    /// trailing end.
    var linearGaugeTint: AnyShapeStyle? {
        guard let gradient = tintStyle?.gradient else { return tintStyle }
        let (start, end): (UnitPoint, UnitPoint) =
            layoutDirection == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }

    /// The tint of circular gauges; nil if no tint is set. If the tint is a gradient, the gradient spans `angles`.
    ///
    /// - Parameter angles: In degrees, clockwise from the positive x axis of a left-to-right layout.
    func ringTint(_ angles: ClosedRange<Double>) -> AnyShapeStyle? {
        guard let gradient = tintStyle?.gradient else { return tintStyle }
        let isMirrored = layoutDirection == .rightToLeft
        let start = isMirrored ? 180 - angles.lowerBound : angles.lowerBound
        let end = isMirrored ? 180 - angles.upperBound : angles.upperBound
        return AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
    }
}
