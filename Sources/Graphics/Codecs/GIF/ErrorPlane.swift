// SPDX-License-Identifier: MIT

import CKernels

/// The colour errors of an image's pixels, and their weighted sum around a pixel.
///
/// At some distance the eye averages adjacent pixels, so one pixel can compensate for the error of another.
package struct ErrorPlane {
    let width: Int
    let height: Int
    /// The source colour minus the shown colour.
    private let errors: Plane<LabColor>

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        errors = Plane(repeating: .zero, count: width * height)
    }

    package subscript(_ i: Int) -> LabColor {
        @inline(__always) get { errors.base[i] }
        @inline(__always) nonmutating set { errors.base[i] = newValue }
    }

    /// The weighted sum around a pixel, without it: a Gaussian of σ 2.1 whose peak is 256.
    ///
    /// The eye (and the measure of banding) blurs with σ 1.5. A change of this pixel is blurred by that, and so are the
    /// errors that it meets; blurring twice makes σ larger by √2.
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
