// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize
    /// The unit point at which the shape's rectangle is aligned with the available space.
    public var anchor: UnitPoint

    public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                origin: CGPoint(
                    x: rect.minX + anchor.x * (rect.width - size.width),
                    y: rect.minY + anchor.y * (rect.height - size.height)),
                size: size))
    }

    public static var role: ShapeRole { S.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The anchor is not animated.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
