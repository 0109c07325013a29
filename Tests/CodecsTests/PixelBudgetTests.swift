// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Testing

@Suite struct PixelBudgetTests {
    /// A GIF whose frames change one pixel of a large canvas.
    private func bomb(side: Int, frames: Int) -> [UInt8] {
        var bytes = Array("GIF89a".utf8)
        for length in [side, side] { bytes += [UInt8(length & 255), UInt8(length >> 8)] }
        bytes += [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        for _ in 0..<frames {
            bytes += [0x21, 0xF9, 4, 4, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        }
        return bytes + [0x3B]
    }

    private func frameCount(_ bytes: [UInt8], _ budget: PixelBudget) throws -> Int {
        var decoder = try AnimationDecoder(bytes, budget: budget)
        var count = 0
        while try decoder.next() != nil { count += 1 }
        return count
    }

    @Test func ordinaryPicturesCostNothing() throws {
        let budget = PixelBudget(limit: 1)
        for _ in 0..<1000 { try budget.spend(width: 1000, height: 1000, byteCount: 100_000, .kept) }
        for _ in 0..<1000 { try budget.spend(width: 1000, height: 1000, byteCount: 100_000, .passing) }
    }

    /// The pixels of `.kept` pictures add up. A `.passing` picture must fit into the remaining budget, but does not use
    /// it up.
    @Test func keptPicturesAddUp() throws {
        let budget = PixelBudget(limit: 1000)
        try budget.spend(width: 60, height: 10, byteCount: 0, .kept)
        for _ in 0..<10 { try budget.spend(width: 40, height: 10, byteCount: 0, .passing) }
        #expect(throws: CodecError.tooManyPixels(width: 401, height: 1, count: 1001, limit: 1000)) {
            try budget.spend(width: 401, height: 1, byteCount: 0, .passing)
        }
        try budget.spend(width: 400, height: 1, byteCount: 0, .kept)
        #expect(throws: CodecError.tooManyPixels(width: 1, height: 1, count: 1001, limit: 1000)) {
            try budget.spend(width: 1, height: 1, byteCount: 0, .kept)
        }
        // A picture costs nothing if its file is large enough for its number of pixels.
        try budget.spend(width: 160, height: 1, byteCount: 10, .kept)
    }

    /// The decoder rejects the file by its header, before it allocates memory for pixels.
    @Test func aLargeCanvasInFewBytes() throws {
        let bytes = bomb(side: 10_000, frames: 1)
        #expect(bytes.count < 50)
        let unpaid = 100_000_000 - 16 * bytes.count
        let error = CodecError.tooManyPixels(
            width: 10_000, height: 10_000, count: unpaid, limit: PixelBudget.standardLimit)
        #expect(throws: error) {
            try AnimationDecoder(bytes, budget: PixelBudget())
        }
        #expect(throws: CodecError.self) { try ImageDecoder.decode(bytes, budget: (PixelBudget(), .kept)) }
        let png = try PNGEncoder().encode(Bitmap(width: 1000, height: 500))
        let tooMany = CodecError.tooManyPixels(
            width: 1000, height: 500, count: 500_000 - 16 * png.count, limit: 100_000)
        #expect(throws: tooMany) {
            try ImageDecoder.decode(png, budget: (PixelBudget(limit: 100_000), .passing))
        }
        #expect(try ImageDecoder.decode(png, budget: (PixelBudget(), .passing)).width == 1000)
    }

    /// The `.passing` frames of all files together may have 64 times as many pixels as the limit.
    @Test func framesAddUp() throws {
        let bytes = bomb(side: 100, frames: 63)
        let budget = PixelBudget(limit: 10_000)
        #expect(try frameCount(bytes, budget) == 63)
        #expect(throws: CodecError.self) { try frameCount(bytes, budget) }
        #expect(try frameCount(bytes, PixelBudget(limit: 20_000)) == 63)
    }

    @Test func theErrorNamesTheOptionThatRaisesTheLimit() {
        #expect(
            CodecError.tooManyPixels(width: 4, height: 3, count: 12, limit: 10).description
                == "4×3 pixels are too many for so small a file: 12 with those of other files, but at most 10 in one run; "
                + "--max-pixels raises this")
    }

    /// Each single image has a limit of its own. A larger budget raises this limit; a smaller budget does not lower it.
    @Test func theBoundOfASinglePicture() throws {
        let small = PixelLimit(maximumSide: 100, maximumCount: 1000)
        #expect(PixelBudget(each: small).each == small)
        #expect(PixelBudget(limit: 10, each: small).each == small)
        #expect(PixelBudget(limit: 5000, each: small).each == PixelLimit(maximumSide: 5000, maximumCount: 5000))
        #expect(PixelBudget(limit: PixelBudget.limits.upperBound).each == .highest)
        let png = try PNGEncoder().encode(Bitmap(width: 200, height: 10))
        let refused = CodecError.tooLarge(.png, width: 200, height: 10, limit: small)
        #expect(throws: refused) { try ImageDecoder.decode(png, budget: (PixelBudget(each: small), .kept)) }
        #expect(throws: refused) { try AnimationDecoder(png, budget: PixelBudget(each: small)) }
        #expect(try ImageDecoder.decode(png, budget: (PixelBudget(limit: 2000, each: small), .kept)).width == 200)
        #expect(try AnimationDecoder(png, budget: PixelBudget(limit: 2000, each: small)).width == 200)
    }

    /// Images in memory count as long as they are kept.
    @Test func aLeaseIsGivenBack() throws {
        let budget = PixelBudget(limit: 1000)
        for _ in 0..<100 { _ = try budget.lease(width: 30, height: 30, byteCount: 0) }
        let kept = try budget.lease(width: 30, height: 30, byteCount: 0)
        #expect(throws: CodecError.self) { try budget.lease(width: 30, height: 30, byteCount: 0) }
        // The size of the file makes this number of pixels plausible.
        _ = try budget.lease(width: 100, height: 100, byteCount: 5000)
        withExtendedLifetime(kept) {}
    }
}
