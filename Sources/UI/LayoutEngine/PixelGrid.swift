// SPDX-License-Identifier: MIT

import Foundation

/// The grid of device pixels, to which leaf frames and measured sizes are rounded.
package struct PixelGrid: Equatable, Sendable {
    /// Pixels per point.
    package var scale: CGFloat

    package init(scale: CGFloat) { self.scale = scale }

    /// A tolerance of a millionth of a pixel for rounding noise in sums and quotients. It keeps exact halves
    /// consistent, so that equal children do not differ by a pixel.
    private static let noise: CGFloat = 1e-6

    /// The nearest grid line; halves round up (right, down).
    package func rounded(_ x: CGFloat) -> CGFloat { ((x * scale) + 0.5 + Self.noise).rounded(.down) / scale }

    /// The first grid line at or above `x`.
    package func roundedUp(_ x: CGFloat) -> CGFloat { ((x * scale) - Self.noise).rounded(.up) / scale }

    package func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// Rounds the origin and the far corner independently, so that adjacent frames stay adjacent.
    package func rounded(_ rect: CGRect) -> CGRect {
        let (x0, y0) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(x: x0, y: y0, width: rounded(rect.maxX) - x0, height: rounded(rect.maxY) - y0)
    }

    /// The smallest size on the grid that contains `size`. Texts report their size in this way.
    package func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }
}
