// SPDX-License-Identifier: MIT

import Foundation
import Testing
@testable import CoreImage

@Suite struct QRCodeTests {
    /// Reads a code of one block: format, mask, codewords from the lower right corner, bytes. Written from the standard,
    /// apart from `QRCode`.
    private func read(_ code: QRCode) -> (level: Int, bytes: [UInt8]) {
        let size = code.size
        // Both copies of the format.
        let first =
            (0...5).map { code[8, $0] } + [code[8, 7], code[8, 8], code[7, 8]] + (9..<15).map { code[14 - $0, 8] }
        let second = (0..<8).map { code[size - 1 - $0, 8] } + (8..<15).map { code[8, size - 15 + $0] }
        #expect(first == second)
        let format = first.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) } ^ 0b101_0100_0001_0010
        let mask = format >> 10 & 7
        let isData = { (x: Int, y: Int) -> Bool in
            if x == 6 || y == 6 || x < 9 && y < 9 || x >= size - 8 && y < 9 || x < 9 && y >= size - 8 { return false }
            if code.version >= 2 { return !(size - 9...size - 5 ~= x && size - 9...size - 5 ~= y) }
            return true
        }
        let flips: [(Int, Int) -> Bool] = [
            { ($0 + $1) % 2 == 0 }, { $1 % 2 == 0 }, { x, _ in x % 3 == 0 }, { ($0 + $1) % 3 == 0 },
            { ($0 / 3 + $1 / 2) % 2 == 0 }, { $0 * $1 % 2 + $0 * $1 % 3 == 0 },
            { ($0 * $1 % 2 + $0 * $1 % 3) % 2 == 0 }, { (($0 + $1) % 2 + $0 * $1 % 3) % 2 == 0 },
        ]
        var bits: [Bool] = []
        var (right, isUp) = (size - 1, true)
        while right > 0 {
            if right == 6 { right -= 1 }
            for y in isUp ? Array((0..<size).reversed()) : Array(0..<size) {
                for x in [right, right - 1] where isData(x, y) { bits.append(code[x, y] != flips[mask](x, y)) }
            }
            (right, isUp) = (right - 2, !isUp)
        }
        func number(_ start: Int, _ count: Int) -> Int {
            bits[start..<start + count].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
        #expect(number(0, 4) == 0b0100)
        let bytes = (0..<number(4, 8)).map { UInt8(number(12 + 8 * $0, 8)) }
        return (format >> 13, bytes)
    }

    @Test(arguments: ["", "A", "HELLO", "https://a.bc", "fourteen bytes"], [QRCode.Level.low, .medium])
    func smallCodesAreRead(text: String, level: QRCode.Level) throws {
        let code = try #require(QRCode(Array(text.utf8), level: level))
        #expect(code.version == 1)
        let (found, bytes) = read(code)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        // The standard's numbers of the levels.
        #expect(found == [QRCode.Level.low: 1, .medium: 0][level])
    }

    @Test func alignmentsAreNoData() throws {
        let text = "https://example.com/a"
        let code = try #require(QRCode(Array(text.utf8), level: .low))
        #expect(code.version == 2 && code.size == 25)
        #expect(String(decoding: read(code).bytes, as: UTF8.self) == text)
    }

    /// The capacities of the standard's table 7, in bytes.
    @Test func versionsHaveTheirCapacity() throws {
        let capacities: [(Int, QRCode.Level, Int)] = [
            (1, .low, 17), (1, .medium, 14), (1, .quartile, 11), (1, .high, 7), (5, .low, 106), (7, .high, 64),
            (10, .medium, 213), (20, .quartile, 482), (40, .low, 2953), (40, .high, 1273),
        ]
        for (version, level, count) in capacities {
            #expect(QRCode([UInt8](repeating: 65, count: count), level: level)?.version == version)
            #expect(QRCode([UInt8](repeating: 65, count: count + 1), level: level)?.version != version)
        }
        #expect(QRCode([UInt8](repeating: 65, count: 2954), level: .low) == nil)
        #expect(QRCode.allCodewords(1) == 26 && QRCode.allCodewords(40) == 3706)
    }

    /// Three corners have the same pattern; lines between them alternate.
    @Test func cornersAndTimingAreInPlace() throws {
        for count in [5, 60, 300] {
            let code = try #require(QRCode([UInt8](repeating: 90, count: count), level: .medium))
            for (x, y) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
                for step in 0..<7 {
                    #expect(code[x + step, y] && code[x, y + step] && code[x + step, y + 6] && code[x + 6, y + step])
                }
                #expect(!code[x + 1, y + 1] && code[x + 3, y + 3])
            }
            for place in 8..<code.size - 8 {
                #expect(code[place, 6] == place.isMultiple(of: 2) && code[6, place] == place.isMultiple(of: 2))
            }
            #expect(code[8, code.size - 8])
        }
    }
}
