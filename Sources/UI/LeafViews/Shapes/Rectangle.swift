// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A rectangle of the size it is offered. Its outline starts at the top left corner and runs clockwise.
public struct Rectangle: InsettableShape {
    /// The rectangle has no parameters.
    public init() {}

    /// `rect` as an outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A rectangle further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
