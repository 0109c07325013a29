// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        attributes { if $0.style == nil && $0.styleValue == nil { $0.style = AnyShapeStyle(style) } }
    }

    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.style == nil && $0.styleValue == nil { $0.styleValue = value.point } }
    }

    public func opacity(_ opacity: Double) -> some ChartContent { attributes { $0.opacity *= opacity } }

    public func blur(radius: CGFloat) -> some ChartContent { attributes { $0.blur += radius } }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        attributes { $0.shadow = $0.shadow ?? MarkShadow(color: color, radius: radius, x: x, y: y) }
    }

    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        attributes { $0.cornerRadius = $0.cornerRadius ?? (radius, style) }
    }

    public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        attributes { if $0.lineStyle == nil && $0.lineStyleValue == nil { $0.lineStyle = style } }
    }

    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        attributes { if $0.lineStyle == nil && $0.lineStyleValue == nil { $0.lineStyleValue = value.point } }
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        attributes { $0.interpolation = $0.interpolation ?? method }
    }

    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        attributes { $0.alignsWithPlotArea = $0.alignsWithPlotArea ?? aligns }
    }
}
