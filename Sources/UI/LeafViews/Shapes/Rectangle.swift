// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A rectangle of the size it is offered. Its outline starts at the top left corner and runs clockwise.
public struct Rectangle: SelfInsetting {
    /// The rectangle has no parameters.
    public init() {}

    /// `rect` as an outline.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Never mirrored: it is its own mirror image.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// A rectangle further in on every side, by points.
    public func inset(by amount: CGFloat) -> some InsettableShape { ShrunkenShape(base: self, amount: amount) }

    func path(in rect: CGRect, insetBy amount: CGFloat) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}
