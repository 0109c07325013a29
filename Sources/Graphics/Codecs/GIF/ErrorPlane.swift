// SPDX-License-Identifier: MIT

import CKernels

/// The colour error of each pixel of an image, and the weighted sum of errors around a pixel.
///
/// From some distance the eye averages adjacent pixels, so one pixel can compensate for the error of another.
package struct ErrorPlane {
    let width: Int
    let height: Int
    /// For each pixel, the source colour minus the shown colour.
    private let errors: Plane<LabColor>

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        errors = Plane(repeating: .zero, count: width * height)
    }

    package subscript(_ i: Int) -> LabColor {
        @inline(__always) get { errors.base[i] }
        @inline(__always) nonmutating set { errors.base[i] = newValue }
    }

    /// The weighted sum of the errors around a pixel, without the pixel's own. The weights are a Gaussian with σ = 2.1
    /// pixels and a peak of 256.
    ///
    /// The eye, like the measure of banding, is modelled as a blur with σ = 1.5. The best compensation depends on
    /// errors blurred twice, which multiplies σ by √2.
    package func around(_ i: Int) -> SIMD4<Int32> {
        var sum = SIMD4<Int32>.zero
        withUnsafeMutableBytes(of: &sum) { sum in
            let components = UnsafeMutableRawPointer(errors.base).assumingMemoryBound(to: Int16.self)
            cpalette_surroundings(
                components, width, height, i % width, i / width,
                sum.baseAddress!.assumingMemoryBound(to: Int32.self))
        }
        return sum
    }
}
