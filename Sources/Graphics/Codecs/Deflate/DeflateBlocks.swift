// SPDX-License-Identifier: MIT

/// Writes tokens as deflate blocks with dynamic Huffman codes (RFC 1951, 3.2.7).
struct DeflateBlocks {
    private var output: BitWriter

    private static let endOfBlock = 256
    private static let literalCount = 286, distanceCount = 30
    /// The order in which a block stores the code lengths of the code-length code.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// - Parameter capacity: The expected size of the stream in bytes.
    init(capacity: Int) {
        // The zlib header: deflate, a window of 32 KiB, and the fastest level, which decoders ignore.
        output = BitWriter(beginning: [0x78, 0x01], capacity: capacity)
    }

    /// The complete stream. Must be called after the last block.
    ///
    /// - Parameter checksum: The Adler-32 of the input.
    mutating func zlibStream(checksum: UInt32) -> [UInt8] {
        output.finishByte()
        return output.bytes + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32($0))) }
    }

    mutating func append(_ tokens: UnsafeBufferPointer<RunDeflate.Token>, isLast: Bool) {
        var literals = [Int](repeating: 0, count: Self.literalCount)
        var distances = [Int](repeating: 0, count: Self.distanceCount)
        count(tokens, &literals, &distances)
        literals[Self.endOfBlock] = 1
        let literalCode = PrefixCode(counts: literals, longest: 15)
        let distanceCode = PrefixCode(counts: distances, longest: 15)
        put(isLast ? 0b101 : 0b100, 3)
        append(literalCode, distanceCode)
        put(tokens, literalCode, distanceCode)
        put(literalCode, Self.endOfBlock)
    }

    private func count(
        _ tokens: UnsafeBufferPointer<RunDeflate.Token>, _ literals: inout [Int], _ distances: inout [Int]
    ) {
        literals.withUnsafeMutableBufferPointer { literals in
            distances.withUnsafeMutableBufferPointer { distances in
                Self.lengthSymbols.withUnsafeBufferPointer { symbols in
                    for token in tokens {
                        guard token >> 31 == 1 else {
                            literals[Int(token)] &+= 1
                            continue
                        }
                        literals[Int(symbols[Int(token >> 16 & 255)])] &+= 1
                        distances[Self.distance(Int(token & 0x7FFF)).symbol] &+= 1
                    }
                }
            }
        }
    }

    private static let lengthSymbols: [UInt16] = lengths.map { UInt16($0.symbol) }

    /// The lowest `count` bits of `bits`: a symbol's code, followed by its extra bits.
    private struct Bits {
        var bits: UInt32
        var count: UInt32
    }

    private mutating func put(
        _ tokens: UnsafeBufferPointer<RunDeflate.Token>, _ literals: PrefixCode, _ distances: PrefixCode
    ) {
        // The codes of the 256 literals, followed by those of all match lengths, including their extra bits.
        let codes =
            (0..<256).map { Bits(bits: UInt32(literals.bits[$0]), count: UInt32(literals.lengths[$0])) }
            + Self.lengths.map { length in
                let count = UInt32(literals.lengths[length.symbol])
                return Bits(
                    bits: UInt32(literals.bits[length.symbol]) | UInt32(length.extra) << count,
                    count: count + UInt32(length.extraBits))
            }
        let distanceCodes = (0..<Self.distanceCount).map {
            Bits(bits: UInt32(distances.bits[$0]), count: UInt32(distances.lengths[$0]))
        }
        codes.withUnsafeBufferPointer { codes in
            distanceCodes.withUnsafeBufferPointer { distanceCodes in
                // `put` reserves room for the longest codes. Writing in parts keeps this room small.
                for start in stride(from: 0, to: tokens.count, by: Self.part) {
                    let part = tokens[start..<min(start + Self.part, tokens.count)]
                    // A match takes at most 48 bits: 15 + 5 for its length, 15 + 13 for its distance.
                    output.put(atMost: 6 * part.count) { Self.put(part, codes, distanceCodes, to: &$0) }
                }
            }
        }
    }

    private static let part = 1 << 10

    private static func put(
        _ tokens: Slice<UnsafeBufferPointer<RunDeflate.Token>>, _ codes: UnsafeBufferPointer<Bits>,
        _ distanceCodes: UnsafeBufferPointer<Bits>, to output: inout BitWriter.Cursor
    ) {
        for token in tokens {
            guard token >> 31 == 1 else {
                let code = codes[Int(token)]
                output.put(UInt64(code.bits), UInt64(code.count))
                continue
            }
            let length = codes[256 &+ Int(token >> 16 & 255)], distance = Self.distance(Int(token & 0x7FFF))
            let code = distanceCodes[distance.symbol]
            let extra = UInt64(truncatingIfNeeded: distance.extra) &<< UInt64(code.count)
            output.put(
                UInt64(length.bits) | (UInt64(code.bits) | extra) &<< UInt64(length.count),
                UInt64(length.count &+ code.count) &+ UInt64(truncatingIfNeeded: distance.extraBits))
        }
    }

    // MARK: - Codes

    /// Writes the code lengths of `literals` and `distances`, run-length encoded and then Huffman encoded.
    private mutating func append(_ literals: PrefixCode, _ distances: PrefixCode) {
        let literalCount = max(257, literals.lengths.lastIndex { $0 > 0 }! + 1)
        let distanceCount = distances.lengths.lastIndex { $0 > 0 }! + 1
        let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
        let symbols = Self.runs(Array(lengths))
        var counts = [Int](repeating: 0, count: 19)
        for symbol in symbols { counts[symbol.symbol] += 1 }
        let code = PrefixCode(counts: counts, longest: 7)
        let codeCount = max(4, Self.lengthOrder.lastIndex { code.lengths[$0] > 0 }! + 1)
        put(UInt64(literalCount - 257), 5)
        put(UInt64(distanceCount - 1), 5)
        put(UInt64(codeCount - 4), 4)
        for symbol in Self.lengthOrder[..<codeCount] { put(UInt64(code.lengths[symbol]), 3) }
        for symbol in symbols {
            put(code, symbol.symbol)
            put(UInt64(symbol.extra), UInt64(symbol.extraBits))
        }
    }

    /// In the stream, the lowest `extraBits` bits of `extra` follow the code of `symbol`.
    private struct Symbol {
        var symbol: Int
        var extra = 0
        var extraBits = 0
    }

    /// Run-length encodes code lengths. Symbol 16 repeats the previous length 3 to 6 times. Symbol 17 stands for 3 to
    /// 10 zeros, symbol 18 for 11 to 138.
    private static func runs(_ lengths: [UInt8]) -> [Symbol] {
        var symbols: [Symbol] = [], i = 0
        while i < lengths.count {
            let length = lengths[i]
            var count = lengths[i...].prefix { $0 == length }.count
            i += count
            if length != 0 {
                symbols.append(Symbol(symbol: Int(length)))
                count -= 1
            }
            while count >= 3 {
                let part: Int
                if length != 0 {
                    part = min(count, 6)
                    symbols.append(Symbol(symbol: 16, extra: part - 3, extraBits: 2))
                } else {
                    part = min(count, 138)
                    symbols.append(
                        part < 11
                            ? Symbol(symbol: 17, extra: part - 3, extraBits: 3)
                            : Symbol(symbol: 18, extra: part - 11, extraBits: 7))
                }
                count -= part
            }
            for _ in 0..<count { symbols.append(Symbol(symbol: Int(length))) }
        }
        return symbols
    }

    /// The symbol and the extra bits of each match length minus 3. From length 11 on, each number of extra bits belongs
    /// to four successive symbols. Length 258 has the symbol 285 and no extra bits.
    private static let lengths: [Symbol] = (0..<256).map { length in
        guard length < 255 else { return Symbol(symbol: 285) }
        guard length >= 8 else { return Symbol(symbol: 257 + length) }
        let bits = Int.bitWidth - 1 - length.leadingZeroBitCount - 2
        return Symbol(symbol: 257 + 4 * bits + length >> bits, extra: length & (1 << bits - 1), extraBits: bits)
    }

    /// The symbol and the extra bits of a match distance minus 1. From distance 5 on, each number of extra bits belongs
    /// to two successive symbols.
    @inline(__always) private static func distance(_ distance: Int) -> Symbol {
        guard distance >= 4 else { return Symbol(symbol: distance) }
        let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount - 1
        return Symbol(symbol: 2 * bits + distance >> bits, extra: distance & (1 << bits - 1), extraBits: bits)
    }

    // MARK: - Bits

    @inline(__always) private mutating func put(_ code: PrefixCode, _ symbol: Int) {
        put(UInt64(code.bits[symbol]), UInt64(code.lengths[symbol]))
    }

    @inline(__always) private mutating func put(_ bits: UInt64, _ count: UInt64) { output.put(bits, count) }
}
