// SPDX-License-Identifier: MIT

import Codecs
import Testing

/// libdeflate decompresses the streams of `RunDeflate`. Its own streams of the same bytes are the size reference.
@Suite struct RunDeflateTests {
    private static func noise(_ count: Int, below limit: UInt32 = 256) -> [UInt8] {
        var state: UInt32 = 1
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 16 & 0xFFFF % limit)
        }
    }

    private func comesBack(_ bytes: [UInt8]) -> Bool {
        Deflate.bytes(ofZlibStream: RunDeflate.zlibStream(of: bytes), count: bytes.count) == bytes
    }

    @Test func shortOnesComeBack() {
        #expect(RunDeflate.zlibStream(of: []).count > 6)
        for count in 0..<40 {
            #expect(comesBack(Self.noise(count)), "\(count)")
            #expect(comesBack([UInt8](repeating: 7, count: count)), "\(count)")
        }
    }

    /// A match has 3 to 258 bytes, so the last match of a run must not be shorter than 3.
    @Test func runsOfAnyLengthComeBack() {
        for length in Array(1..<24) + Array(250..<280) + Array(510..<530) + [70_000] {
            let run = [UInt8](repeating: 0, count: length)
            #expect(comesBack([1] + run + [2, 3] + run + run + [9]), "\(length)")
            #expect(comesBack(run), "\(length)")
        }
    }

    /// Repetitions just inside and just outside of the window of 32 KiB.
    @Test func repetitionsAtAnyDistanceComeBack() {
        let word = Self.noise(100)
        for distance in [100, 101, 1000, 32_767, 32_768, 32_769, 40_000, 65_536, 70_000] {
            let between = Self.noise(distance - 100, below: 250)
            #expect(comesBack(word + between + word + between + word), "\(distance)")
        }
    }

    @Test func repetitionsWithinTheWindowAreShort() {
        let word = Self.noise(2000), gap = [UInt8](repeating: 0, count: 30_768)
        #expect(RunDeflate.zlibStream(of: word + gap + word).count < 2500)
        #expect(RunDeflate.zlibStream(of: word + gap + [0] + word).count > 3500)
    }

    /// More tokens than a block holds, with symbol frequencies that differ between blocks.
    @Test func manyBlocksComeBack() {
        #expect(comesBack(Self.noise(100_000)))
        #expect(comesBack(Self.noise(50_000, below: 3) + Self.noise(50_000) + Self.noise(50_000, below: 2)))
        // A full block of tokens, one token more, and two full blocks.
        for count in [16_384, 16_385, 32_768] { #expect(comesBack(Self.noise(count)), "\(count)") }
    }

    /// Rows with small repeated shapes on an empty background.
    private static let flat: [UInt8] = {
        let shapes = (0..<8).map { k in (0..<12).map { _ in noise(20 + k) } }
        return (0..<600).flatMap { y -> [UInt8] in
            var row = [UInt8](repeating: 0, count: 2000)
            for x in stride(from: 100, to: y % 40 < 12 ? 1800 : 0, by: 150) {
                let shape = shapes[(x / 150 + y / 40) % 8][y % 40]
                row.replaceSubrange(x..<x + shape.count, with: shape)
            }
            return row
        }
    }()

    @Test func flatRowsTakeAsManyBytesAsLibdeflates() {
        let ours = RunDeflate.zlibStream(of: Self.flat), reference = Deflate.zlibStream(of: Self.flat, level: 3)
        #expect(comesBack(Self.flat))
        #expect(Double(ours.count) < 1.05 * Double(reference.count), "\(ours.count), \(reference.count)")
        #expect(ours == RunDeflate.zlibStream(of: Self.flat))
    }

    /// Runs and matches across chunk borders do not depend on the chunk size.
    @Test(arguments: [1, 100, 4096, 40_000])
    func piecesMakeNoDifference(_ room: Int) {
        let run = [UInt8](repeating: 9, count: 70_000), word = Self.noise(3000)
        for bytes in [
            Self.flat, run, word + run + word + [1, 2], Self.noise(90_000, below: 4), Self.noise(40_000), [],
        ] {
            #expect(RunDeflate.zlibStream(of: bytes, room: room) == RunDeflate.zlibStream(of: bytes, room: 1 << 22))
        }
    }

    @Test func onlyRunsAreWorthwhile() {
        #expect(RunDeflate.isWorthwhile(Self.flat))
        #expect(RunDeflate.isWorthwhile([UInt8](repeating: 200, count: 64)))
        #expect(!RunDeflate.isWorthwhile(Self.noise(10_000)))
        #expect(!RunDeflate.isWorthwhile([UInt8](repeating: 0, count: 15)))
        // Patterns of two or eight bytes are not runs.
        #expect(!RunDeflate.isWorthwhile((0..<4096).map { UInt8($0 % 2) }))
        #expect(!RunDeflate.isWorthwhile((0..<4096).map { UInt8($0 / 8 % 2) }))
    }
}
