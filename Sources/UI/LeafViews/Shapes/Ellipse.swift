// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// An ellipse that touches the edges of what it is offered. Its outline starts at 3 o'clock and runs clockwise.
public struct Ellipse: InsettableShape {
    /// The ellipse has no parameters.
    public init() {}

    /// The ellipse that touches all edges of `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// An ellipse in a rectangle that is further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    struct _Inset: InsettableShape {
        var amount: CGFloat

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
