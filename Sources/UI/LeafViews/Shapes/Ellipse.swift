// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// An ellipse that touches the edges of what it is offered. Its outline starts at 3 o'clock and runs clockwise.
public struct Ellipse: SelfInsetting {
    /// The ellipse has no parameters.
    public init() {}

    /// The ellipse that touches all edges of `rect`.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// An ellipse in a rectangle that is further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
        Path(ellipseIn: rect.insetBy(dx: amount, dy: amount))
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
