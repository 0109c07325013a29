// SPDX-License-Identifier: MIT

import CPalette

/// What each pixel of an image lacks to its source, and what the surroundings of a place lack together.
///
/// From some distance an eye takes the mean of pixels beside each other: what one has too much another can lack.
package struct ErrorPlane {
    let width: Int
    let height: Int
    /// Source minus shown colour.
    private let errors: Plane<LabColor>

    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        errors = Plane(repeating: .zero, count: width * height)
    }

    package subscript(_ i: Int) -> LabColor {
        @inline(__always) get { errors.base[i] }
        @inline(__always) nonmutating set { errors.base[i] = newValue }
    }

    /// The sum around a pixel and without it, under a bell of σ 2.1 whose top is 256.
    ///
    /// The eye (and the measure of banding) sees through a bell of σ 1.5. A change of this pixel is spread by it, and
    /// meets errors that were spread by it: twice, so σ is larger by √2.
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
