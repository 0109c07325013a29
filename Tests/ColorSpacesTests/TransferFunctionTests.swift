// SPDX-License-Identifier: MIT

import ColorSpaces
import Foundation
import Testing

@Suite struct TransferFunctionTests {
    @Test(arguments: -150...150) func bothWaysAreOne(_ hundredths: Int) {
        let x = Double(hundredths) / 100
        #expect(abs(TransferFunction.encoded(TransferFunction.linear(x)) - x) < 1e-7)
        #expect(TransferFunction.linear(-x) == -TransferFunction.linear(x))
    }

    /// The reference implementation: the formulas of IEC 61966-2-1, with the C library's `pow`.
    @Test(arguments: 0...255) func isSRGB(_ byte: Int) {
        let x = Double(byte) / 255
        let light = x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
        #expect(abs(TransferFunction.linear(x) - light) <= 4 * light.ulp)
        #expect(TransferFunction.lightOfBytes[byte] == TransferFunction.linear(x))
        let encoded = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        #expect(abs(TransferFunction.encoded(light) - encoded) <= 1e-15)
    }
}
