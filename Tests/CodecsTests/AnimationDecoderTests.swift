// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct AnimationDecoderTests {
    /// A picture of a GIF file, with a simple LZW encoding: a "clear" code before each colour keeps all codes at 9
    /// bits.
    private struct Picture {
        var rect: [Int]
        var indices: [Int]
        var disposal = 0
        var transparent: Int?
        var isInterlaced = false

        var bytes: [UInt8] {
            let flags = disposal << 2 | (transparent == nil ? 0 : 1)
            var bytes: [UInt8] = [0x21, 0xF9, 4, UInt8(flags), 7, 0, UInt8(transparent ?? 0), 0, 0x2C]
            bytes += rect.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } + [isInterlaced ? 0x40 : 0, 8]
            var bits: [Int] = []
            for code in indices.flatMap({ [256, $0] }) + [257] { bits += (0..<9).map { code >> $0 & 1 } }
            bits += [Int](repeating: 0, count: -bits.count & 7)
            for start in stride(from: 0, to: bits.count, by: 8 * 200) {
                let piece = bits[start..<min(start + 8 * 200, bits.count)]
                bytes.append(UInt8(piece.count / 8))
                bytes += stride(from: piece.startIndex, to: piece.endIndex, by: 8).map { start in
                    UInt8((0..<8).reduce(0) { $0 | piece[start + $1] << $1 })
                }
            }
            return bytes + [0]
        }
    }

    /// A file with a global palette of four greys: 0, 80, 160, 240.
    private func file(_ width: Int, _ height: Int, _ pictures: [Picture]) -> [UInt8] {
        var bytes = Array("GIF89a".utf8) + [UInt8(width), 0, UInt8(height), 0, 0x81, 0, 0]
        for grey in [0, 80, 160, 240] as [UInt8] { bytes += [grey, grey, grey] }
        return bytes + pictures.flatMap(\.bytes) + [0x3B]
    }

    private func greys(_ frame: AnimationDecoder.Frame) -> [Int] {
        (0..<frame.bitmap.height).flatMap { y in
            (0..<frame.bitmap.width).map { x in
                frame.bitmap[x, y][3] == 0 ? -1 : Int(frame.bitmap[x, y][0]) / 80
            }
        }
    }

    /// A file's loop count may exceed `LoopCount.maximum`, and is then reduced to it.
    @Test func loopsAreBounded() throws {
        var gif = file(1, 1, [Picture(rect: [0, 0, 1, 1], indices: [1])])
        let repeats: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0xFF, 0xFF, 0]
        gif.insert(contentsOf: repeats, at: 25)
        var decoder = try AnimationDecoder(gif)
        _ = try decoder.next()
        #expect(decoder.loop == .times(LoopCount.maximum))
    }

    @Test func waysOfDisposal() throws {
        func frames(_ disposal: Int) throws -> [[Int]] {
            try Animations.read(
                file(
                    3, 1,
                    [
                        Picture(rect: [0, 0, 3, 1], indices: [1, 1, 1]),
                        Picture(rect: [1, 0, 2, 1], indices: [2, 2], disposal: disposal),
                        Picture(rect: [2, 0, 1, 1], indices: [3]),
                    ])
            ).map(greys)
        }
        #expect(try frames(0) == [[1, 1, 1], [1, 2, 2], [1, 2, 3]])
        #expect(try frames(1) == [[1, 1, 1], [1, 2, 2], [1, 2, 3]])
        #expect(try frames(2) == [[1, 1, 1], [1, 2, 2], [1, -1, 3]])
        #expect(try frames(3) == [[1, 1, 1], [1, 2, 2], [1, 1, 3]])
    }

    @Test func transparentPixelsKeepThePreviousFrame() throws {
        let pictures = [
            Picture(rect: [0, 0, 2, 1], indices: [1, 2], transparent: 2),
            Picture(rect: [0, 0, 2, 1], indices: [0, 3], transparent: 0),
        ]
        #expect(try Animations.read(file(2, 1, pictures)).map(greys) == [[1, -1], [1, 3]])
    }

    @Test func interlacedRows() throws {
        let order = [0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9]
        let picture = Picture(rect: [0, 0, 1, 11], indices: order.map { $0 & 3 }, isInterlaced: true)
        #expect(try Animations.read(file(1, 11, [picture])).map(greys) == [(0..<11).map { $0 & 3 }])
    }

    @Test func stillPicturesAreAnimationsOfOneFrame() throws {
        let bitmap = Animations.ball(1)[0]
        let frames = try Animations.read(try PNGEncoder().encode(bitmap))
        #expect(frames.map(\.bitmap) == [bitmap])
        let flat = Animations.exact[3].frames[0]
        #expect(try ImageDecoder.decode(try Animations.gif([flat])) == flat)
    }

    // MARK: Damaged files

    private func files() throws -> [[UInt8]] {
        let frames = Animations.ball(3, width: 20, height: 16)
        return [
            try Animations.gif(frames), try Animations.apng(frames), try Animations.apng(frames, .init(colors: 20)),
            file(2, 2, [Picture(rect: [0, 0, 2, 2], indices: [0, 1, 2, 3], disposal: 3)]),
        ]
    }

    @Test func everyTruncationIsAnError() throws {
        for file in try files() {
            for count in 0..<file.count {
                #expect(throws: CodecError.self, "\(count) of \(file.count)") {
                    _ = try Animations.read(Array(file[..<count]))
                }
            }
        }
    }

    @Test func noDamageIsFatal() throws {
        for file in try files() {
            for round in 0..<3000 {
                var damaged = file
                for k in 0...round % 3 {
                    let place = (Pictures.noise(round, k) << 8 | Pictures.noise(k, round + 5)) % file.count
                    damaged[place] = UInt8(Pictures.noise(round + 9, k + 3))
                }
                let limit = PixelLimit(maximumSide: 4096, maximumCount: 1 << 16)
                guard var decoder = try? AnimationDecoder(damaged, limit: limit) else { continue }
                while let frame = try? decoder.next() {
                    #expect(frame.bitmap.width * frame.bitmap.height <= 1 << 16)
                }
            }
        }
    }

    @Test func limitsAreKept() throws {
        let limit = PixelLimit(maximumSide: 19, maximumCount: 1000)
        for file in try files().prefix(3) {
            #expect(throws: CodecError.self) { _ = try AnimationDecoder(file, limit: limit) }
        }
    }

    @Test func aShortFileCannotPromiseManyPixels() {
        var file = file(2, 2, [Picture(rect: [0, 0, 2, 2], indices: [0, 1, 2, 3])])
        (file[6], file[7], file[8], file[9]) = (255, 127, 255, 0)
        #expect(throws: Never.self) { _ = try Animations.read(file) }
        let picture = Picture(rect: [0, 0, 30_000, 250], indices: [0, 1])
        var wide = self.file(2, 2, [picture])
        (wide[6], wide[7], wide[8], wide[9]) = (255, 127, 255, 0)
        #expect(throws: CodecError.truncated(.gif)) { _ = try Animations.read(wide) }
    }
}
