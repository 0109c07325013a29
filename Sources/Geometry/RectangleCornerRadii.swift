// SPDX-License-Identifier: MIT

import Foundation

/// The radius of each corner of a rectangle, in points. Leading is left in a left-to-right layout.
public struct RectangleCornerRadii: Sendable, Equatable {
    /// In points.
    public var topLeading: CGFloat
    /// In points.
    public var bottomLeading: CGFloat
    /// In points.
    public var bottomTrailing: CGFloat
    /// In points.
    public var topTrailing: CGFloat

    /// A radius for each corner; 0 is sharp.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
