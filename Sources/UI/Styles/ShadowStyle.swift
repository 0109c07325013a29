// SPDX-License-Identifier: MIT

import Foundation

public struct ShadowStyle: Equatable, Sendable {
    package let color: Color
    package let radius: CGFloat
    package let offset: CGSize
    package let isInner: Bool

    /// - Parameter radius: The standard deviation of the blur, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
    }

    /// - Parameter radius: The standard deviation of the blur, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
    }

    package func resolve(_ context: StyleContext) -> _ResolvedStyle.Shadow {
        _ResolvedStyle.Shadow(
            color: color.resolve(context), radius: Double(radius), offset: offset, isInner: isInner)
    }
}
