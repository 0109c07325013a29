// SPDX-License-Identifier: MIT

import Foundation

/// A direction with a length, in points; Foundation on Linux does not have it.
public struct CGVector: Sendable, Equatable, Hashable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// No length.
    public init() { dx = 0; dy = 0 }
    /// A direction by its two parts.
    public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }

    /// No length.
    public static let zero = CGVector()
}
