// SPDX-License-Identifier: MIT

import Geometry

/// A transform to the device, with the whole pixels of its shift apart: what is drawn some pixels farther on is computed from the same
/// numbers, and so has the same bytes.
struct DevicePlacement {
    /// With a shift of less than a pixel, where it is affine.
    let near: ProjectionTransform
    /// How much farther it goes.
    let pixels: SIMD2<Int>

    /// Finer parts of a shift are what is left of sums: so that they do not matter, they are rounded.
    private static let finest = 0x1p-36
    private static let farthest = 1e6

    init(_ transform: ProjectionTransform) {
        let x = transform.m31.rounded(.down), y = transform.m32.rounded(.down)
        guard transform.isAffine, abs(x) < Self.farthest, abs(y) < Self.farthest else {
            self.init(near: transform)
            return
        }
        var near = transform
        near.m31 = ((transform.m31 - x) / Self.finest).rounded() * Self.finest
        near.m32 = ((transform.m32 - y) / Self.finest).rounded() * Self.finest
        self.init(near: near, pixels: SIMD2(Int(x), Int(y)))
    }

    init(near: ProjectionTransform, pixels: SIMD2<Int> = .zero) {
        self.near = near
        self.pixels = pixels
    }
}
