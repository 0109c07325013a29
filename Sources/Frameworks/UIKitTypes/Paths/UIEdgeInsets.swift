// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Distances from the edges of a rectangle inwards, in points; left is left in every language.
public struct UIEdgeInsets: Equatable, Sendable {
    /// From the top downwards.
    public var top: CGFloat
    /// From the left.
    public var left: CGFloat
    /// From the bottom upwards.
    public var bottom: CGFloat
    /// From the right.
    public var right: CGFloat

    /// No distance from any edge.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// A distance for each edge, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()
}

extension EdgeInsets {
    /// The same distances, where lines of text begin on the left.
    public init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

extension CGRect {
    /// The rectangle without these edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// A distance, in points.
public struct UIOffset: Equatable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat

    /// A distance by its two parts, in points.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// None.
    public static let zero = UIOffset()
}

/// Distances from the edges, by the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// From the top, in points.
    public var top: CGFloat
    /// From where lines begin, in points.
    public var leading: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From where lines end, in points.
    public var trailing: CGFloat
    /// None.
    public static let zero = NSDirectionalEdgeInsets()
    /// None.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
    /// In points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}
