// SPDX-License-Identifier: MIT

import ColorSpaces
import Foundation
import Testing

@Suite struct RootsTests {
    private static let samples: [Double] =
        [1e-12, 1e-5, 0.0031308, 0.04045, 0.1, 0.25, 0.5, 1, 1.055, 2, 3, 1e3, 1e9]
        + (1...255).map { Double($0) / 255 }

    /// Allows a few units in the last place, because both the library's result and the constant 0.2 are rounded.
    @Test(arguments: samples) func rootsAreThoseOfTheLibrary(_ x: Double) {
        #expect(abs(Roots.cube(x) - cbrt(x)) <= 4 * cbrt(x).ulp)
        #expect(abs(Roots.fifth(x) - pow(x, 0.2)) <= 6 * pow(x, 0.2).ulp)
    }

    @Test func wholeNumbersAndSigns() {
        #expect(Roots.cube(27) == 3 && Roots.cube(-8) == -2 && Roots.cube(0) == 0 && Roots.cube(1) == 1)
        #expect(Roots.fifth(32) == 2 && Roots.fifth(-243) == -3 && Roots.fifth(0) == 0 && Roots.fifth(1) == 1)
    }

    @Test func anyMagnitude() {
        #expect(abs(Roots.fifth(1e100) - 1e20) <= 1e20.ulp && abs(Roots.fifth(1e-100) - 1e-20) <= 1e-20.ulp)
        #expect(abs(Roots.cube(1e102) - 1e34) <= 1e34.ulp && abs(Roots.cube(1e-102) - 1e-34) <= 1e-34.ulp)
    }

    @Test func nothingIsEndless() {
        #expect(Roots.cube(.infinity) == .infinity && Roots.fifth(-.infinity) == -.infinity)
        #expect(Roots.cube(1e-300) == 0 && Roots.cube(.leastNonzeroMagnitude) == 0)
        #expect(Roots.cube(.nan).isNaN && Roots.fifth(.nan).isNaN)
    }
}
