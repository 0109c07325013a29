// SPDX-License-Identifier: MIT

import Foundation

/// Declared here because Foundation on Linux lacks it.
public struct CGVector: Sendable, Equatable, Hashable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init() { dx = 0; dy = 0 }
    public init(dx: CGFloat, dy: CGFloat) { self.dx = dx; self.dy = dy }

    public static let zero = CGVector()
}
