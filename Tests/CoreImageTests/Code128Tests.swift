// SPDX-License-Identifier: MIT

import Foundation
import Testing
@testable import CoreImage

@Suite struct Code128Tests {
    /// Each character is 11 modules wide and differs from all others; its bars have an even width (ISO/IEC 15417).
    @Test func barCodesHaveTheirStructure() throws {
        let patterns: [[Int]] = Code128.patterns.map { text in text.utf8.map { Int($0) - 48 } }
        #expect(patterns.count == 107)
        #expect(Set(patterns).count == 107)
        for pattern in patterns.dropLast() {
            let width: Int = pattern.reduce(0, +)
            let dark: Int = pattern[0] + pattern[2] + pattern[4]
            #expect(width == 11)
            #expect(dark.isMultiple(of: 2))
        }
        let stop: Int = patterns[106].reduce(0, +)
        #expect(stop == 13)
        // Start, 3 characters, check and stop: the check of "PJJ" after start B is (104 + 48 + 2 * 42 + 3 * 42) mod 103.
        let code = try #require(Code128(Array("PJJ".utf8)))
        let total: Int = code.widths.reduce(0, +)
        #expect(total == 68)
        let check: Int = (104 + 48 + 2 * 42 + 3 * 42) % 103
        let drawn: [Int] = Array(code.widths[24..<30])
        #expect(drawn == patterns[check])
        let digits = try #require(Code128(Array("1234".utf8)))
        #expect(digits.widths.count == 31)
        let (umlaut, nothing) = (Code128(Array("ä".utf8)), Code128([]))
        #expect(umlaut == nil)
        #expect(nothing == nil)
    }
}
