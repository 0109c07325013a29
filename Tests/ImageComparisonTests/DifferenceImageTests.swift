// SPDX-License-Identifier: MIT

import Drawing
import ImageComparison
import TestSupport
import Testing

@Suite struct DifferenceImageTests {
    private func picture(_ a: Bitmap, _ b: Bitmap) -> Bitmap {
        DifferenceImage.make(expected: a, actual: b, BitmapComparison(expected: a, actual: b))
    }

    private func brightness(_ pixel: SIMD4<UInt8>) -> Int { Int(max(pixel.x, pixel.y, pixel.z)) }

    /// The first pixel with exactly this colour, row by row from the top left; nil if there is none.
    private func corner(of color: SIMD4<UInt8>, in bitmap: Bitmap) -> (x: Int, y: Int)? {
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y] == color { return (x, y) }
        }
        return nil
    }

    @Test func aDifferenceOfOneLevelIsVisible() throws {
        let grey = SIMD4<UInt8>(200, 200, 200, 255)
        for channel in 0..<4 {
            let plain = Pictures.plain(400, 300, grey)
            var changed = plain
            changed[100, 150][channel] -= 1
            let sheet = picture(plain, changed)
            let left = try #require(corner(of: grey, in: sheet))
            // The gap between panels is the margin plus four points.
            let middle = (x: left.x + 400 + 24, y: left.y)
            let same = sheet[middle.x + 10, middle.y + 10]
            let different = sheet[middle.x + 100, middle.y + 150]
            #expect(brightness(same) < 50 && same.x == same.y && same.y == same.z)
            #expect(brightness(different) > 160, "channel \(channel)")
            // The box surrounds the difference with a margin.
            let row = (80..<120).filter { sheet[middle.x + $0, middle.y + 150].x > 200 }
            #expect(row.contains { $0 < 97 } && row.contains { $0 > 103 })
        }
    }

    @Test func widePicturesStandBelowEachOther() {
        let wide = picture(Pictures.plain(600, 100), Pictures.plain(600, 100))
        #expect(wide.width < 700 && wide.height > 300)
        let tall = picture(Pictures.plain(100, 600), Pictures.plain(100, 600))
        #expect(tall.height < 700 && tall.width > 300)
    }

    @Test func smallPicturesAreEnlargedByWholePixels() {
        let sheet = picture(Pictures.plain(10, 10), Pictures.plain(10, 10, SIMD4(0, 0, 0, 255)))
        #expect(sheet.width > 3 * 240 && sheet.height > 240)
    }

    @Test func picturesOfTwoSizesHaveNoDifference() throws {
        let (grey, blue) = (SIMD4<UInt8>(100, 100, 100, 255), SIMD4<UInt8>(0, 0, 255, 255))
        let sheet = picture(Pictures.plain(300, 300, grey), Pictures.plain(310, 300, blue))
        let (first, second) = (try #require(corner(of: grey, in: sheet)), try #require(corner(of: blue, in: sheet)))
        #expect(second.x - first.x == 310 + 24 && second.y == first.y)
    }

    @Test func transparencyIsShownOnChequers() throws {
        let clear = Bitmap(width: 300, height: 300)
        let sheet = picture(clear, clear)
        let fields = Set((0..<60).map { sheet[30 + $0, 100] })
        #expect(fields.count == 2)
    }
}
