// SPDX-License-Identifier: MIT

import Codecs
import Testing

@Suite struct PrefixCodeTests {
    private static let counts: [[Int]] = [
        [1, 1], [0, 0, 7], [0, 0, 0], [5, 0, 1, 1, 1, 1, 90, 3],
        (1...19).map { $0 % 4 }, (0..<286).map { $0 * $0 % 101 },
        // Fibonacci frequencies, which give the deepest tree.
        [1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181],
        (0..<30).map { 1 << $0 },
    ]

    @Test(arguments: counts, [7, 15])
    func noCodeBeginsWithAnotherAndAllBitsAreUsed(_ counts: [Int], longest: Int) {
        guard counts.count <= 1 << longest else { return }
        let code = PrefixCode(counts: counts, longest: longest)
        let used = counts.indices.filter { code.lengths[$0] > 0 }
        #expect(used.count >= 2)
        for symbol in counts.indices where counts[symbol] > 0 { #expect(used.contains(symbol)) }
        #expect(code.lengths.allSatisfy { $0 <= longest })
        let space = used.reduce(0) { (sum: Int, symbol: Int) -> Int in sum + 1 << (longest - Int(code.lengths[symbol]))
        }
        #expect(space == 1 << longest)
        for one in used {
            for other in used where one != other && code.lengths[one] <= code.lengths[other] {
                let beginning = 1 << Int(code.lengths[one]) - 1
                #expect((code.bits[one] ^ code.bits[other]) & UInt16(beginning) != 0, "\(one), \(other)")
            }
        }
    }

    @Test(arguments: counts)
    func frequentSymbolsHaveShorterCodes(_ counts: [Int]) {
        let lengths = PrefixCode(counts: counts, longest: 15).lengths
        for one in counts.indices {
            for other in counts.indices where counts[one] > counts[other] && lengths[other] > 0 {
                #expect(lengths[one] <= lengths[other])
            }
        }
    }

    @Test(arguments: counts)
    func noCodeIsShorterInTotal(_ counts: [Int]) {
        // Huffman's algorithm: merges the two rarest repeatedly; each merge adds a bit to all symbols in it.
        var weights = counts.filter { $0 > 0 }, bits = 0
        guard weights.count >= 2 else { return }
        while weights.count > 1 {
            weights.sort(by: >)
            let sum = weights.removeLast() + weights.removeLast()
            bits += sum
            weights.append(sum)
        }
        let lengths = PrefixCode(counts: counts, longest: 15).lengths
        let ours = counts.indices.reduce(0) { $0 + counts[$1] * Int(lengths[$1]) }
        let isLimited = lengths.contains(15)
        #expect(isLimited ? ours >= bits && Double(ours) < 1.01 * Double(bits) : ours == bits)
    }

    /// The example of RFC 1951, 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4.
    @Test func codesOfALengthAreConsecutiveNumbers() {
        let code = PrefixCode(counts: [10, 10, 10, 10, 10, 20, 5, 5], longest: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        let numbers = zip(code.bits, code.lengths).map { bits, length in
            (0..<Int(length)).reduce(0) { $0 << 1 | Int(bits >> UInt16($1) & 1) }
        }
        #expect(numbers == [0b010, 0b011, 0b100, 0b101, 0b110, 0b00, 0b1110, 0b1111])
    }
}
