// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape stretched about a point.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is stretched.
    public var shape: Content
    /// Factors; negative ones mirror.
    public var scale: CGSize
    /// The point that stays, in the rectangle the shape is drawn in.
    public var anchor: UnitPoint

    /// The same as `shape.scale(x:y:anchor:)` with the lengths of `scale`.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The outline of the shape, stretched; it may leave `rect`.
    public func path(in rect: CGRect) -> Path {
        let centre = anchor.point(in: rect)
        return shape.path(in: rect).applying(
            CGAffineTransform(translationX: centre.x, y: centre.y)
                .scaledBy(x: scale.width, y: scale.height)
                .translatedBy(x: -centre.x, y: -centre.y))
    }

    /// That of the shape.
    public static var role: ShapeRole { Content.role }
    /// That of the shape where it is not stretched.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The numbers that can be animated: the shape's own, then factors and anchor.
    public typealias AnimatableData =
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>

    /// The data of the shape, the factors and the anchor.
    public var animatableData: AnimatableData {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape {
    /// Stretches the outline, without changing the space that the shape takes.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Stretches the outline, without changing the space that the shape takes.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
}
