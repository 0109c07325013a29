// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// The line along a shape's outline, as a shape of its own.
public struct _StrokedShape<S: Shape>: Shape {
    /// The shape along whose outline the line runs.
    public var shape: S
    /// Width, ends, corners and dashes of the line.
    public var style: StrokeStyle

    /// The same as `shape.stroke(style: style)`.
    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// What the line covers, as an outline to be filled.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// A line.
    public static var role: ShapeRole { .stroke }
    /// That of the shape; half of the line lies outside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The data of the shape, and of the line: width, miter limit and dash phase.
    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// The line along the outline, half inside and half outside of it.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The line along the outline, half inside and half outside of it.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
