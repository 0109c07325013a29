// SPDX-License-Identifier: MIT

import Codecs
import TestSupport
import Testing

@Suite struct LZWTests {
    /// A slow reference decoder, which stores every string as an array.
    private func referenceSymbols(_ codes: [UInt8], codeSize: Int) -> [UInt8] {
        var bits = codes.flatMap { byte in (0..<8).map { Int(byte >> $0 & 1) } }[...]
        var (strings, width, previous) = ([[UInt8]](), 0, [UInt8]())
        func start() -> [[UInt8]] { (0..<1 << codeSize).map { [UInt8($0)] } + [[], []] }
        (strings, width) = (start(), codeSize + 1)
        var output: [UInt8] = []
        while bits.count >= width {
            let code = bits.prefix(width).reversed().reduce(0) { $0 * 2 + $1 }
            bits = bits.dropFirst(width)
            if code == (1 << codeSize) + 1 { return output }
            if code == 1 << codeSize {
                (strings, width, previous) = (start(), codeSize + 1, [])
                continue
            }
            let string = code < strings.count ? strings[code] : previous + [previous[0]]
            output += string
            if !previous.isEmpty, strings.count < 4096 { strings.append(previous + [string[0]]) }
            if strings.count == 1 << width, width < 12 { width += 1 }
            previous = string
        }
        return []
    }

    /// A simple lossless encoder: looks up strings in an `LZWDictionary` and emits a code when none continues with the
    /// next symbol.
    private func codes(_ symbols: [UInt8], codeSize: Int) -> [UInt8] {
        var dictionary = LZWDictionary(codeSize: codeSize)
        var node = Int(symbols[0])
        for symbol in symbols.dropFirst() {
            var child = Int(dictionary.firstChild.base[node])
            while child >= 0, dictionary.symbols.base[child] != symbol {
                child = Int(dictionary.nextSibling.base[child])
            }
            if child < 0 {
                dictionary.emit(node, then: Int(symbol), isTransparent: false)
                child = Int(symbol)
            }
            node = child
        }
        return dictionary.finish(node)
    }

    @Test(arguments: [0, 1, 9])
    func symbolsHaveTwoToEightBits(_ codeSize: Int) {
        #expect(throws: CodecError.damaged(.gif, reason: "symbols of \(codeSize) bits")) {
            try LZWReader.symbols([0, 0, 0], codeSize: codeSize, count: 1)
        }
    }

    @Test(arguments: 2...8)
    func aWrittenValueIsReadBack(_ codeSize: Int) throws {
        let most = (1 << codeSize) - 1
        for count in [1, 2, 3, 100, 4000, 30_000] {
            for symbols in [
                (0..<count).map { UInt8(Pictures.noise($0, 3) & most) },
                (0..<count).map { UInt8($0 / 7 % 3 & most) },
                [UInt8](repeating: UInt8(most), count: count),
            ] {
                let codes = codes(symbols, codeSize: codeSize)
                #expect(referenceSymbols(codes, codeSize: codeSize) == symbols)
                #expect(try LZWReader.symbols(codes, codeSize: codeSize, count: count) == symbols)
            }
        }
    }

    @Test func runsOfNothing() throws {
        for count in [1, 2, 5, 4000, 65_535, 1_000_000] {
            let codes = LZWDictionary(codeSize: 2).codes(ofRun: count)
            #expect(try LZWReader.symbols(codes, codeSize: 2, count: count) == [UInt8](repeating: 0, count: count))
        }
    }

    @Test func undefinedCodesAreErrors() {
        // A clear code, then code 6, which no earlier code has defined.
        #expect(throws: CodecError.damaged(.gif, reason: "code 6 before it is defined")) {
            try LZWReader.symbols([0b0011_0100], codeSize: 2, count: 5)
        }
        #expect(throws: CodecError.damaged(.gif, reason: "a picture ends early")) {
            try LZWReader.symbols([0b0010_1100], codeSize: 2, count: 5)
        }
        #expect(throws: CodecError.truncated(.gif)) { try LZWReader.symbols([0x84], codeSize: 2, count: 5) }
        #expect(throws: CodecError.damaged(.gif, reason: "symbols of 0 bits")) {
            try LZWReader.symbols([0], codeSize: 0, count: 1)
        }
    }
}
