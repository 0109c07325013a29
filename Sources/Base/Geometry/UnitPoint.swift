// SPDX-License-Identifier: MIT

import Foundation

public struct UnitPoint: Sendable, Equatable, Hashable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { x = 0; y = 0 }
    public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// Left, whatever the direction of text.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// Right, whatever the direction of text.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// Left, whatever the direction of text.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// Right, whatever the direction of text.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// Left, whatever the direction of text.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// Right, whatever the direction of text.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The top left corner of `rect` for (0, 0), the bottom right corner for (1, 1).
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
