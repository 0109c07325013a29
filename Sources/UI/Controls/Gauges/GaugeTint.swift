// SPDX-License-Identifier: MIT

import Geometry
import Views

extension EnvironmentValues {
    /// What gauges here are painted with from their leading to their trailing end, or nil where nothing is said.
    var linearGaugeTint: AnyShapeStyle? {
        guard let gradient = tintStyle?.gradient else { return tintStyle }
        let (start, end): (UnitPoint, UnitPoint) =
            layoutDirection == .rightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
    }

    /// What rings here are painted with, from one angle to another, or nil where nothing is said.
    ///
    /// - Parameter angles: Clockwise from the one that points to the right, where text runs from left to right.
    func ringTint(_ angles: ClosedRange<Double>) -> AnyShapeStyle? {
        guard let gradient = tintStyle?.gradient else { return tintStyle }
        // From right to left a ring is its own mirror image.
        let isMirrored = layoutDirection == .rightToLeft
        let start = isMirrored ? 180 - angles.lowerBound : angles.lowerBound
        let end = isMirrored ? 180 - angles.upperBound : angles.upperBound
        return AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(end)))
    }
}
