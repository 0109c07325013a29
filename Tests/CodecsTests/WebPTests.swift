// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Synchronization
import TestSupport
import Testing

@Suite struct WebPTests {
    private func noise(_ width: Int, _ height: Int) -> Bitmap {
        Pictures.make(width, height) { x, y in
            [Pictures.noise(x, y), Pictures.noise(y, x), x * 5, (x + y) % 3 == 0 ? 255 : Pictures.noise(x + 9, y)]
        }
    }

    private func file(
        _ frames: [(Bitmap, until: Double)], _ options: WebPAnimationEncoder.Options = .init()
    ) throws -> [UInt8] {
        let bytes = Mutex<[UInt8]>([])
        var encoder = WebPAnimationEncoder(options, to: ByteSink { more in bytes.withLock { $0 += more } })
        for (bitmap, end) in frames { try encoder.write(encoder.prepare(bitmap), until: end) }
        try encoder.finish()
        return bytes.withLock { $0 }
    }

    private func frames(_ bytes: [UInt8]) throws -> (frames: [AnimationDecoder.Frame], loop: LoopCount) {
        var decoder = try AnimationDecoder(bytes)
        var frames: [AnimationDecoder.Frame] = []
        while let frame = try decoder.next() { frames.append(frame) }
        return (frames, decoder.loop)
    }

    @Test(arguments: Pictures.sizes)
    func losslessPicturesRoundTrip(width: Int, height: Int) throws {
        let bitmap = noise(width, height)
        let file = try WebPEncoder().encode(bitmap)
        #expect(FileFormat(magicOf: file) == .webp)
        #expect(try WebPDecoder.decode(file) == bitmap)
        #expect(try ImageDecoder.decode(file) == bitmap)
    }

    @Test func withAQualityItIsSmallerAndNear() throws {
        let ramp = Pictures.make(64, 48) { x, y in [x * 4, y * 5, 128, 255] }
        let sizes = try [10, 60, 95].map { try WebPEncoder(quality: $0).encode(ramp).count }
        #expect(sizes == sizes.sorted())
        #expect(largestDifference(try WebPDecoder.decode(WebPEncoder(quality: 95).encode(ramp)), ramp) < 16)
    }

    @Test func framesComeBackWithTheirTimes() throws {
        let pictures = (0..<4).map { n in
            Pictures.make(33, 20) { x, y in [x * 7, y * 9, n * 60, x < 20 + n ? 255 : 0] }
        }
        let ends = [0.1, 0.25, 0.2501, 1.5]
        let file = try file(zip(pictures, ends).map { ($0, until: $1) }, .init(loop: .times(3)))
        let read = try frames(file)
        // The third frame is dropped, because it is shorter than a millisecond, the format's unit of time.
        #expect(read.frames.map(\.bitmap) == [pictures[0], pictures[1], pictures[3]])
        #expect(read.frames.map(\.duration) == [0.1, 0.15, 1.25])
        #expect(read.loop == .times(3))
        #expect(try ImageDecoder.decode(file) == pictures[0])
    }

    @Test func framesThatAreTheSameAreOne() throws {
        let picture = noise(16, 16)
        let read = try frames(
            file([(picture, until: 0.5), (picture, until: 1), (Bitmap(width: 16, height: 16), until: 2)]))
        #expect(read.frames.map(\.duration) == [1, 1] && read.frames.first?.bitmap == picture)
        #expect(read.loop == .forever)
    }

    @Test func theOrderOfPreparationDoesNotChangeTheBytes() throws {
        let pictures = (0..<3).map { n in Pictures.make(20, 20) { x, y in [x * 9, y * 7, n * 80, 255] } }
        let bytes = Mutex<[UInt8]>([])
        var encoder = WebPAnimationEncoder(.init(), to: ByteSink { more in bytes.withLock { $0 += more } })
        let lastFirst = try pictures.reversed().map { try encoder.prepare($0) }
        for (index, prepared) in lastFirst.reversed().enumerated() {
            try encoder.write(prepared, until: Double(index + 1))
        }
        try encoder.finish()
        #expect(try bytes.withLock { $0 } == file(zip(pictures, 1...).map { ($0, until: Double($1)) }))
    }

    @Test func unwritableInputIsAnError() throws {
        #expect(throws: CodecError.emptyPicture(width: 0, height: 2)) {
            try WebPEncoder().encode(Bitmap(width: 0, height: 2))
        }
        #expect(throws: CodecError.sideTooLong(.webp, width: 16384, height: 1, maximum: 16383)) {
            try WebPEncoder().encode(Bitmap(width: 16384, height: 1))
        }
        #expect(throws: CodecError.noFrames) { try file([]) }
        #expect(throws: CodecError.sizeChanged(width: 3, height: 2, firstWidth: 2, firstHeight: 2)) {
            try file([(Bitmap(width: 2, height: 2), until: 1), (Bitmap(width: 3, height: 2), until: 2)])
        }
        #expect(throws: CodecError.frameTooLong(.webp, seconds: 17000, maximum: 16777)) {
            try file([(Bitmap(width: 2, height: 2), until: 17000)])
        }
    }

    @Test func damagedFilesAreErrors() throws {
        let still = try WebPEncoder().encode(noise(30, 20))
        let moving = try file([(noise(30, 20), until: 1), (Bitmap(width: 30, height: 20), until: 2)])
        for file in [still, moving] {
            for count in [16, 25, file.count / 2, file.count - 8] {
                #expect(throws: CodecError.self, "\(count) of \(file.count) bytes") {
                    try ImageDecoder.decode(Array(file.prefix(count)))
                }
            }
            for place in stride(from: 12, to: file.count, by: 7) {
                var damaged = file
                damaged[place] ^= 0x5A
                // With some changes, decoding succeeds and returns another picture.
                _ = try? ImageDecoder.decode(damaged)
            }
        }
        let small = PixelLimit(maximumSide: 29, maximumCount: 1000)
        #expect(throws: CodecError.tooLarge(.webp, width: 30, height: 20, limit: small)) {
            try ImageDecoder.decode(still, limit: small)
        }
    }
}
