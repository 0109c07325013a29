// SPDX-License-Identifier: MIT

import Foundation

/// The grid of device pixels that sizes and baselines are put onto.
struct TextPixelGrid {
    /// Pixels to a point.
    let scale: CGFloat

    /// Sums leave noise in the last bits, which must not cost a pixel.
    private static let noise: CGFloat = 1e-6

    /// Scales outside of 1/64 … 64, and those that are no number, are brought in there.
    init(scale: CGFloat) { self.scale = scale.isNaN ? 1 : min(max(scale, 1 / 64), 64) }

    func rounded(_ x: CGFloat) -> CGFloat { (x * scale + 0.5 + Self.noise).rounded(.down) / scale }

    func roundedUp(_ x: CGFloat) -> CGFloat { max(0, (x * scale - Self.noise).rounded(.up)) / scale }
}
