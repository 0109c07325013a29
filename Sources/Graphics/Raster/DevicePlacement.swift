// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A transform to the device, split into a subpixel part and a shift by whole pixels. Drawings that differ by a shift
/// of whole pixels have the same subpixel part, and so the same bytes.
struct DevicePlacement {
    /// The transform. If it is affine, its shift contains only the remaining fraction of a pixel.
    let near: ProjectionTransform
    /// The shift in whole pixels to apply after `near`.
    let pixels: SIMD2<Int>

    /// The resolution of the subpixel shift; rounding to it removes the rounding errors of sums.
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
