// SPDX-License-Identifier: MIT

import Foundation

/// A point in the unit square of a view's bounds: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Sendable, Equatable, Hashable {
    /// 0 is the left edge, 1 the right one; other values lie outside.
    public var x: CGFloat
    /// 0 is the top, 1 the bottom; other values lie outside.
    public var y: CGFloat

    /// The top left corner.
    public init() { x = 0; y = 0 }
    /// A point by fractions of width and height.
    public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left edge, whatever the direction of text.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right edge, whatever the direction of text.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top left corner, whatever the direction of text.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top right corner, whatever the direction of text.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom left corner, whatever the direction of text.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom right corner, whatever the direction of text.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point in `rect`, in the units of `rect`.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
