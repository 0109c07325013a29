// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A rectangle whose corners differ. Leading corners change sides where text runs from right to left.
public struct UnevenRoundedRectangle: SelfInsetting {
    /// In points; cut to half of the shorter edge.
    public var cornerRadii: RectangleCornerRadii
    /// Whether corners are arcs, or begin more softly.
    public var style: RoundedCornerStyle

    /// A radius for each corner, in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// A radius for each corner, in points; a corner without one is sharp.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }

    /// The outline for all of `rect`.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// The four radii, in points.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    /// A rectangle further in on every side, by points, whose corners are smaller by as much: down to 0, and sharp.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        let inner = RectangleCornerRadii(
            topLeading: max(cornerRadii.topLeading - amount, 0),
            bottomLeading: max(cornerRadii.bottomLeading - amount, 0),
            bottomTrailing: max(cornerRadii.bottomTrailing - amount, 0),
            topTrailing: max(cornerRadii.topTrailing - amount, 0))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: inner, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners differ.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle whose corners differ.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
