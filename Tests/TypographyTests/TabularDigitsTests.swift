// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import Typography

/// With `hasMonospacedDigits`, digits have equal widths in each design and size, even if the font's `tnum` digits do not.
@Suite struct TabularDigitsTests {
    private func width(_ words: String, _ font: FontDescriptor) throws -> CGFloat {
        try TextLayout([TextRun(words, font: font)], library: library).lines[0].frame.width
    }

    @Test(arguments: FontDescriptor.Design.allCases, [11.0, 17, 23, 40, 96])
    func areEquallyWide(design: FontDescriptor.Design, size: Double) throws {
        for weight in [400, 700] {
            let font = FontDescriptor(family: .system(design), size: size, weight: weight, hasMonospacedDigits: true)
            let widths = try (0...9).map { try width(String(repeating: "\($0)", count: 4), font) }
            let (least, most) = (widths.min()!, widths.max()!)
            #expect(most - least < 0.01 * size, "\(design), \(size), \(weight): \(widths)")
        }
    }
}
