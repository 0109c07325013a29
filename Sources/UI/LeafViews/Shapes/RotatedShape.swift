// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape turned about a point.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// Clockwise.
    public var angle: Angle
    /// The point that stays, in the rectangle the shape is drawn in.
    public var anchor: UnitPoint

    /// The same as `shape.rotation(angle, anchor: anchor)`.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The outline of the shape, turned; it may leave `rect`.
    public func path(in rect: CGRect) -> Path {
        let centre = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: centre.x, y: centre.y)
                .rotated(by: angle.radians)
                .translatedBy(x: -centre.x, y: -centre.y))
    }

    /// That of the shape.
    public static var role: ShapeRole { Content.role }
    /// That of the shape where it is not turned.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The numbers that can be animated: the shape's own, then angle and anchor.
    public typealias AnimatableData =
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>

    /// The data of the shape, the angle and the anchor.
    public var animatableData: AnimatableData {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    /// The shape inset first, then turned.
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

extension Shape {
    /// Turns the outline clockwise, without changing the space that the shape takes.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
}
