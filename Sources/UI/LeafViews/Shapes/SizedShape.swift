// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape drawn in a rectangle of a fixed size, whatever space it has.
public struct _SizedShape<S: Shape>: Shape {
    /// The shape that is drawn.
    public var shape: S
    /// The size of its rectangle, in points.
    public var size: CGSize
    /// Where the rectangle lies in the space: its point at `anchor` is the space's.
    public var anchor: UnitPoint

    /// The same as `shape.size(size, anchor: anchor)`; at the upper left corner where no anchor is given.
    public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    /// The outline of the shape in a rectangle of its own size, which may be larger than `rect`.
    public func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                origin: CGPoint(
                    x: rect.minX + anchor.x * (rect.width - size.width),
                    y: rect.minY + anchor.y * (rect.height - size.height)),
                size: size))
    }

    /// That of the shape.
    public static var role: ShapeRole { S.role }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The data of the shape, and the size in points. The anchor changes at once.
    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Draws the outline in a rectangle of the given size at the top left of the space.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Draws the outline in a rectangle of the given size at the top left of the space.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// Draws the outline in a rectangle of the given size, placed in the space by its anchor.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Draws the outline in a rectangle of the given size, placed in the space by its anchor.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
