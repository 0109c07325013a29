// SPDX-License-Identifier: MIT

import Codecs
import TestSupport
import Testing

@Suite struct PaletteTests {
    private static func pixels(_ count: Int, seed: Int) -> [UInt32] {
        (0..<count).map { i in
            (0..<3).reduce(0xFF00_0000) { $0 | UInt32(Pictures.noise(i, seed + $1 * 31)) << ($1 * 8) }
        }
    }

    @Test(arguments: [1, 2, 3, 7, 8, 9, 31, 64, 255, 256])
    func theNearestColorIsFound(_ count: Int) {
        let palette = Palette(pixels: Self.pixels(count, seed: 5))
        for color in LabSpace.convert(Self.pixels(500, seed: 77)) {
            let distances = palette.colors.map { LabSpace.distance($0, color) }
            #expect(palette.nearest(to: color) == distances.firstIndex(of: distances.min()!)!)
        }
    }

    @Test func colorsComeBackFromOKLab() {
        for pixel in Self.pixels(5000, seed: 1) + [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00] {
            let back = LabSpace.pixel(LabSpace.convert([pixel])[0])
            let steps = [0, 8, 16].map { abs(Int(pixel >> $0 & 255) - Int(back >> $0 & 255)) }
            // The fixed-point units of OKLab are coarser than one level of dark blue, so colours may change by up to
            // four levels.
            #expect(steps.max()! <= 4)
        }
    }

    @Test func lightnessIsThatOfOKLab() {
        #expect(LabSpace.convert([0xFFFF_FFFF])[0] == SIMD4(2047, 0, 0, 0))
        #expect(LabSpace.convert([0xFF00_0000])[0] == SIMD4(0, 0, 0, 0))
        // sRGB's red in OKLab is L 0.62796, a 0.22486, b 0.12585.
        let red = LabSpace.convert([0xFF00_00FF])[0]
        #expect(abs(Int(red.x) - 1285) <= 1 && abs(Int(red.y) - 690) <= 1 && abs(Int(red.z) - 386) <= 1)
    }
}
