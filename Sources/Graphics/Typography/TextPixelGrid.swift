// SPDX-License-Identifier: MIT

import Foundation

/// The grid of device pixels to which text sizes and baselines are rounded.
struct TextPixelGrid {
    /// Pixels per point.
    let scale: CGFloat

    /// The tolerance in pixels for rounding errors in sums.
    private static let noise: CGFloat = 1e-6

    init(scale: CGFloat) { self.scale = scale.isNaN ? 1 : min(max(scale, 1 / 64), 64) }

    func rounded(_ x: CGFloat) -> CGFloat { (x * scale + 0.5 + Self.noise).rounded(.down) / scale }

    func roundedUp(_ x: CGFloat) -> CGFloat { max(0, (x * scale - Self.noise).rounded(.up)) / scale }
}
