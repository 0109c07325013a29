// SPDX-License-Identifier: MIT

import ColorSpaces
import Foundation
import Testing

@Suite struct PowerOfTwoTests {
    @Test func agreesWithTheLibrary() {
        for step in -400...400 {
            let x = Double(step) / 37
            #expect(abs(powerOfTwo(x) / exp2(x) - 1) < 1e-14, "at \(x)")
        }
        #expect(powerOfTwo(3) == 8 && powerOfTwo(0) == 1 && powerOfTwo(-2) == 0.25)
        #expect(powerOfTwo(2000) == .infinity && powerOfTwo(-2000) == 0 && powerOfTwo(.nan).isNaN)
    }
}
