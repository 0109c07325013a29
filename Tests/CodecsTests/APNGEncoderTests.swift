// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct APNGEncoderTests {
    /// Translucent frames: fading in, fading out, and moving over content and over transparency.
    private static let translucent = (0..<7).map { f in
        Pictures.make(40, 30) { x, y in [x * 6, y * 8, f * 30, (x * 9 + y * 5 + f * 40) & 255] }
    }

    @Test(arguments: 0..<Animations.exact.count)
    func translucentFramesRoundTrip(_ index: Int) throws {
        let (name, frames) = Animations.exact[index]
        #expect(try Animations.read(try Animations.apng(frames)).map(\.bitmap) == frames, "\(name)")
    }

    @Test func randomPicturesRoundTrip() throws {
        for seed in 0..<100 {
            let frames = Animations.chance(seed)
            #expect(try Animations.read(try Animations.apng(frames)).map(\.bitmap) == frames, "seed \(seed)")
            let file = try Animations.apng(frames, .init(colors: 20))
            #expect(try Animations.read(file).map(\.bitmap) == frames, "seed \(seed), palette")
        }
    }

    @Test func manyColorsAndAlphasComeBack() throws {
        for frames in [Animations.ball(6), Self.translucent] {
            #expect(try Animations.read(try Animations.apng(frames)).map(\.bitmap) == frames)
        }
    }

    @Test func theFirstFrameIsAStillPicture() throws {
        let frames = Animations.ball(3)
        #expect(try PNGDecoder.decode(try Animations.apng(frames)) == frames[0])
    }

    @Test func onlyChangedPixelsAreStored() throws {
        let frames = Animations.ball(2, width: 200, height: 200)
        let (one, two) = (try Animations.apng([frames[0]]), try Animations.apng(frames))
        #expect(two.count - one.count < one.count / 10)
    }

    @Test func sharedPalettes() throws {
        let frames = Animations.ball(12)
        let file = try Animations.apng(frames, .init(colors: 64))
        #expect(file.count < (try Animations.apng(frames)).count / 2)
        let read = try Animations.read(file).map(\.bitmap)
        var colors: Set<SIMD4<UInt8>> = []
        for (a, b) in zip(read, frames) {
            #expect(Animations.error(a, b) < 6)
            for y in 0..<a.height { for x in 0..<a.width { colors.insert(a[x, y]) } }
        }
        #expect(colors.count <= 64)
    }

    @Test func aPaletteHoldsFewColorsExactly() throws {
        for (name, frames) in Animations.exact where frames[0].width < 256 {
            let file = try Animations.apng(frames, .init(colors: 256))
            #expect(try Animations.read(file).map(\.bitmap) == frames, "\(name)")
        }
    }

    // MARK: Time

    @Test func delaysAreExactFractions() throws {
        func delays(_ count: Int, _ end: (Int) -> Double) throws -> [[Int]] {
            let frames = (0..<count).map { f in Pictures.make(2, 2) { _, _ in [f, 0, 0, 255] } }
            return try Animations.read(try Animations.apng(frames, until: end)).map { [$0.numerator, $0.denominator] }
        }
        #expect(try delays(200) { Double($0 + 1) / 30 }.allSatisfy { $0 == [1, 30] })
        #expect(try delays(200) { Double($0 + 1) * 1001 / 30_000 }.allSatisfy { $0 == [1001, 30_000] })
        #expect(try delays(3) { Double($0 + 1) * 40 } == [[40, 1], [40, 1], [40, 1]])
    }

    @Test func delaysAreAsNearAsTheyCanBe() {
        for seconds: Double in [0, 1e-9, 0.000_02, 1.0 / 3, 0.1, 0.618_033_988_7, 3.141_592_653_6] {
            #expect(abs(FrameDelay(seconds).seconds - seconds) < 1.0 / 65_535)
        }
    }

    // MARK: The file

    @Test func aPipeNeedsTheNumberOfFrames() throws {
        let frames = Animations.ball(3)
        let memory = Memory()
        #expect(throws: CodecError.unknownFrameCount(.apng)) { _ = try APNGEncoder(to: memory.pipe) }
        for (announced, matches) in [(3, true), (4, false)] {
            let memory = Memory()
            var encoder = try APNGEncoder(.init(frameCount: announced), to: memory.pipe)
            for (i, frame) in frames.enumerated() {
                try encoder.write(encoder.prepare(frame), until: Double(i + 1) / 30)
            }
            if matches {
                try encoder.finish()
                #expect(memory.contents == (try Animations.apng(frames)))
            } else {
                #expect(throws: CodecError.wrongFrameCount(.apng, announced: 4, written: 3)) { try encoder.finish() }
            }
        }
    }

    @Test func theLoopCountIsStored() throws {
        for loop in [LoopCount.forever, .once, .times(7)] {
            let file = try Animations.apng([Bitmap(width: 2, height: 2)], .init(loop: loop))
            #expect(try AnimationDecoder(file).loop == loop)
        }
    }

    @Test func unwritableInputGivesAOneLineError() {
        #expect(throws: CodecError.noFrames) { _ = try Animations.apng([]) }
        #expect(throws: CodecError.emptyPicture(width: 0, height: 1)) {
            _ = try Animations.apng([Bitmap(width: 0, height: 1)])
        }
        #expect(throws: CodecError.sizeChanged(width: 1, height: 1, firstWidth: 2, firstHeight: 2)) {
            _ = try Animations.apng([Bitmap(width: 2, height: 2), Bitmap(width: 1, height: 1)])
        }
        #expect(throws: CodecError.frameTooLong(.apng, seconds: 70_000, maximum: 65_535)) {
            _ = try Animations.apng([Bitmap(width: 2, height: 2)]) { _ in 70_000 }
        }
    }
}
