// SPDX-License-Identifier: MIT

import Drawing
import Testing

@Suite struct BitmapTests {
    @Test func rowsStartAtMultiplesOf64() {
        for width in [0, 1, 15, 16, 17, 400] {
            let bitmap = Bitmap(width: width, height: 3)
            #expect(bitmap.bytesPerRow % 64 == 0 && bitmap.bytesPerRow >= width * 4)
            bitmap.withUnsafeBytes { bytes in
                #expect(Int(bitPattern: bytes.baseAddress) % 64 == 0)
                #expect(bytes.count == bitmap.bytesPerRow * 3)
            }
        }
    }

    @Test func newPixelsAreTransparent() {
        let bitmap = Bitmap(width: 5, height: 4)
        for y in 0..<4 {
            for x in 0..<5 { #expect(bitmap[x, y] == .zero) }
        }
    }

    @Test func copiesPartWhenOneIsWritten() {
        let original = Bitmap(width: 4, height: 4)
        var copy = original
        #expect(copy.identity == original.identity && copy == original)
        copy[2, 1] = SIMD4(1, 2, 3, 4)
        #expect(copy.identity != original.identity && copy != original)
        #expect(original[2, 1] == .zero && copy[2, 1] == SIMD4(1, 2, 3, 4))
    }

    @Test func knowsWhetherItIsOpaque() {
        var bitmap = Bitmap(width: 17, height: 3)
        #expect(!bitmap.isOpaque)
        for y in 0..<3 { for x in 0..<17 { bitmap[x, y] = SIMD4(0, 0, 0, 255) } }
        // The padding at the end of rows does not affect `isOpaque`. The second query uses the cached answer.
        #expect(bitmap.isOpaque && bitmap.isOpaque)
        var copy = bitmap
        for (x, y) in [(0, 0), (16, 0), (16, 2)] {
            copy[x, y].w = 254
            #expect(!copy.isOpaque && bitmap.isOpaque)
            copy[x, y].w = 255
            #expect(copy.isOpaque)
        }
        #expect(Bitmap(width: 0, height: 4).isOpaque)
    }

    @Test func equalPixelsAreEqualBitmaps() {
        var a = Bitmap(width: 3, height: 2), b = Bitmap(width: 3, height: 2)
        // Padding is not compared.
        a.withUnsafeMutableBytes { $0[20] = 9 }
        #expect(a == b)
        b[2, 1] = SIMD4(0, 0, 0, 1)
        #expect(a != b)
        #expect(Bitmap(width: 2, height: 3) != Bitmap(width: 3, height: 2))
    }

    /// Columns, rows, and whether a change of all of their pixels could be a caret's.
    @Test(arguments: [
        (5..<7, 10..<40, true), (0..<8, 0..<120, true), (5..<5, 5..<5, true), (5..<14, 10..<40, false),
        (5..<7, 0..<121, false), (5..<10, 10..<15, false),
    ])
    func caretsAreNarrowAndUpright(columns: Range<Int>, rows: Range<Int>, isCaret: Bool) {
        let plain = Bitmap(width: 40, height: 130)
        var changed = plain
        for x in columns { for y in rows { changed[x, y] = SIMD4(0, 0, 0, 255) } }
        #expect(changed.differsAtMostByCaret(from: plain) == isCaret)
        #expect(plain.differsAtMostByCaret(from: changed) == isCaret)
        #expect(!plain.differsAtMostByCaret(from: Bitmap(width: 40, height: 131)))
    }
}
