// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion

/// A shape whose outline is mapped by a transform.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is mapped.
    public var shape: Content
    /// The map of its points, about the origin of its space.
    public var transform: CGAffineTransform

    /// The same as `shape.transform(transform)`.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// The outline of the shape, mapped; it may leave `rect`.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// That of the shape.
    public static var role: ShapeRole { Content.role }
    /// That of the shape where it is not mapped.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// That of the shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The data of the shape; the transform changes at once.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// Maps the outline about the origin of its space, without changing the space that the shape takes.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
