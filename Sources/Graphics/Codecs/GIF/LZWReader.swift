// SPDX-License-Identifier: MIT

/// Decodes the LZW codes of a GIF image into symbols: one palette index per pixel.
package enum LZWReader {
    /// - Parameters:
    ///   - codeSize: The bits per symbol, 2 to 8.
    ///   - count: The number of symbols to decode; further symbols are ignored.
    package static func symbols(_ codes: [UInt8], codeSize: Int, count: Int) throws(CodecError) -> [UInt8] {
        // Rejects symbols of one bit: the specification does not allow them, and encoders disagree on when their codes
        // get longer.
        guard (2...8).contains(codeSize) else { throw .damaged(.gif, reason: "symbols of \(codeSize) bits") }
        // A code expands to fewer than 4096 symbols, so a small file cannot announce a huge image.
        guard count <= codes.count * 4096 else { throw .truncated(.gif) }
        var reader = Reader(codes: codes, codeSize: codeSize)
        return try reader.read(count)
    }

    private struct Reader {
        let codes: [UInt8]
        let codeSize: Int
        let clearCode: Int
        /// A code's string is the string of its prefix code followed by its last symbol.
        var prefix = [UInt16](repeating: 0, count: 4096)
        var last = [UInt8](repeating: 0, count: 4096)
        var length = [UInt16](repeating: 0, count: 4096)
        var position = 0
        var bits = 0
        var bitCount = 0

        init(codes: [UInt8], codeSize: Int) {
            (self.codes, self.codeSize, clearCode) = (codes, codeSize, 1 << codeSize)
            for symbol in 0..<clearCode {
                last[symbol] = UInt8(symbol)
                length[symbol] = 1
            }
        }

        mutating func code(_ width: Int) -> Int? {
            while bitCount < width {
                guard position < codes.count else { return nil }
                bits |= Int(codes[position]) << bitCount
                bitCount += 8
                position += 1
            }
            defer {
                bits >>= width
                bitCount -= width
            }
            return bits & (1 << width - 1)
        }

        mutating func read(_ count: Int) throws(CodecError) -> [UInt8] {
            var output: [UInt8] = []
            output.reserveCapacity(count)
            var (known, width) = (clearCode + 2, codeSize + 1)
            var previous: Int?
            while output.count < count {
                guard let code = code(width) else { throw .truncated(.gif) }
                if code == clearCode {
                    (known, width, previous) = (clearCode + 2, codeSize + 1, nil)
                    continue
                }
                guard code != clearCode + 1 else { throw .damaged(.gif, reason: "a picture ends early") }
                guard code < known || code == known && previous != nil && known < 4096 else {
                    throw .damaged(.gif, reason: "code \(code) before it is defined")
                }
                if let previous, known < 4096 {
                    prefix[known] = UInt16(previous)
                    length[known] = length[previous] + 1
                    last[known] = first(of: code == known ? previous : code)
                    known += 1
                    if known == 1 << width, width < 12 { width += 1 }
                }
                append(code, to: &output)
                previous = code
            }
            output.removeLast(output.count - count)
            return output
        }

        func first(of code: Int) -> UInt8 {
            var code = code
            while length[code] > 1 { code = Int(prefix[code]) }
            return last[code]
        }

        func append(_ code: Int, to output: inout [UInt8]) {
            let start = output.count
            let count = Int(length[code])
            output.append(contentsOf: repeatElement(0, count: count))
            var code = code
            for i in stride(from: start + count - 1, through: start, by: -1) {
                output[i] = last[code]
                code = Int(prefix[code])
            }
        }
    }
}
