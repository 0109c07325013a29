// SPDX-License-Identifier: MIT

import Foundation

/// The grid of device pixels: leaf frames and measured sizes are put onto it before they are drawn.
package struct PixelGrid: Equatable, Sendable {
    /// Pixels to a point.
    package var scale: CGFloat

    package init(scale: CGFloat) { self.scale = scale }

    /// Sums and divisions leave noise in the last bits of a coordinate; a millionth of a pixel more keeps what is meant
    /// to be a half a half, so that equal children do not differ by a pixel.
    private static let noise: CGFloat = 1e-6

    /// The nearest grid line; halves go up (right, down).
    package func rounded(_ x: CGFloat) -> CGFloat { ((x * scale) + 0.5 + Self.noise).rounded(.down) / scale }

    /// The next grid line that is not below `x`.
    package func roundedUp(_ x: CGFloat) -> CGFloat { ((x * scale) - Self.noise).rounded(.up) / scale }

    package func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

    /// Origin and far corner are rounded each for itself, so frames that touch still touch.
    package func rounded(_ rect: CGRect) -> CGRect {
        let (x0, y0) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(x: x0, y: y0, width: rounded(rect.maxX) - x0, height: rounded(rect.maxY) - y0)
    }

    /// The least size on the grid that holds `size`: what a text reports.
    package func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }
}
