// SPDX-License-Identifier: MIT

/// A canonical Huffman code of deflate (RFC 1951, 3.2.2).
package struct PrefixCode {
    /// The code length of each symbol in bits; 0 if the symbol does not occur.
    package private(set) var lengths: [UInt8]
    /// The code of each symbol. Its first bit in the stream is bit 0.
    package private(set) var bits: [UInt16]

    /// Builds the Huffman code for symbol counts. Codes longer than `longest` bits are shortened, and the code is then
    /// only nearly optimal.
    ///
    /// At least two symbols get a code, because some decoders reject a code with fewer.
    package init(counts: [Int], longest: Int) {
        precondition(counts.count >= 2 && counts.count <= 1 << longest, "\(counts.count) symbols in \(longest) bits")
        var used = counts.indices.filter { counts[$0] > 0 }
        for symbol in counts.indices where used.count < 2 && counts[symbol] == 0 { used.append(symbol) }
        // Orders symbols with equal counts by number, so that every machine builds the same code.
        used.sort { (counts[$0], $0) < (counts[$1], $1) }
        lengths = [UInt8](repeating: 0, count: counts.count)
        bits = [UInt16](repeating: 0, count: counts.count)
        let numbers = Self.numbersOfLengths(Self.depths(used.map { max(counts[$0], 1) }), longest: longest)
        var rest = used[...]
        for length in stride(from: longest, through: 1, by: -1) {
            for symbol in rest.prefix(numbers[length]) { lengths[symbol] = UInt8(length) }
            rest = rest.dropFirst(numbers[length])
        }
        assignBits(numbers)
    }

    /// The depths of the leaves in the Huffman tree.
    ///
    /// - Parameter weights: At least two weights, in ascending order.
    private static func depths(_ weights: [Int]) -> [Int] {
        // Inner nodes are created in ascending order of weight. So the lightest remaining node is either the first
        // remaining leaf or the first remaining inner node.
        let count = weights.count
        var sums = weights, parents = [Int](repeating: 0, count: 2 * count - 1)
        var leaf = 0, node = count
        func lightest() -> Int {
            if leaf < count, node >= sums.count || sums[leaf] <= sums[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        while sums.count < 2 * count - 1 {
            let one = lightest(), other = lightest()
            (parents[one], parents[other]) = (sums.count, sums.count)
            sums.append(sums[one] + sums[other])
        }
        var depths = [Int](repeating: 0, count: 2 * count - 1)
        for i in stride(from: 2 * count - 3, through: 0, by: -1) { depths[i] = depths[parents[i]] + 1 }
        return Array(depths[..<count])
    }

    /// The number of codes of each length, with lengths limited to `longest`.
    private static func numbersOfLengths(_ depths: [Int], longest: Int) -> [Int] {
        var numbers = [Int](repeating: 0, count: longest + 1)
        for depth in depths { numbers[min(depth, longest)] += 1 }
        // Clamping lengths to `longest` overfills the code space, which has room for 2^longest codes of that length.
        // Each step takes out one of these codes, then makes a shorter code one bit longer, and puts the removed code
        // next to it with the same length.
        var taken = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
        while taken > 1 << longest {
            guard let shorter = (1..<longest).last(where: { numbers[$0] > 0 }) else { break }
            numbers[longest] -= 1
            numbers[shorter] -= 1
            numbers[shorter + 1] += 2
            taken -= 1
        }
        return numbers
    }

    /// Assigns canonical codes: the codes of one length are consecutive numbers in the order of their symbols. Stores
    /// the bits of each code reversed.
    private mutating func assignBits(_ numbers: [Int]) {
        var next = [Int](repeating: 0, count: numbers.count), code = 0
        for length in 1..<numbers.count {
            code = (code + (length > 1 ? numbers[length - 1] : 0)) << 1
            next[length] = code
        }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            bits[symbol] = Self.reversed(UInt16(next[length])) >> (16 - length)
            next[length] += 1
        }
    }

    private static func reversed(_ bits: UInt16) -> UInt16 {
        var x = bits
        x = (x & 0x5555) << 1 | (x >> 1 & 0x5555)
        x = (x & 0x3333) << 2 | (x >> 2 & 0x3333)
        x = (x & 0x0F0F) << 4 | (x >> 4 & 0x0F0F)
        return x.byteSwapped
    }
}
