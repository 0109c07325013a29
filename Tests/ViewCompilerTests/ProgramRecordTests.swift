// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

/// A compiled program contains a record of the author's files, such as their modules and omissions. Tests its encoding.
@Suite struct ProgramRecordTests {
    private static let words = ["", "Card", "a\nb", "\u{1F}\"\\ \t", "日本", "3", "-1"]

    @Test(arguments: 0..<4)
    func bytesKeepEverything(count: Int) {
        let words = Array(Self.words.prefix(2 * count))
        let places = Dictionary(words.enumerated().map { ($1, (file: $1 + ".swift", line: $0)) }) { first, _ in first }
        let record = ProgramRecord(modules: words, omissions: words.reversed(), places: places, order: words)
        let again = ProgramRecord(record.bytes)
        #expect(again == record)
        #expect(again?.modules == words && again?.omissions == words.reversed() && again?.order == words)
        for (name, place) in places {
            #expect(again?.places[name]?.file == place.file && again?.places[name]?.line == place.line)
        }
    }

    @Test func otherBytesAreRefused() {
        let record = ProgramRecord(modules: ["A"], omissions: [], places: ["A": ("f", 1)], order: ["B"])
        for end in 0..<record.bytes.count - 1 { #expect(ProgramRecord(record.bytes[..<end]) == nil) }
        #expect(ProgramRecord("1\u{0}A\u{0}0\u{0}-3\u{0}".utf8) == nil)
        #expect(ProgramRecord("0\u{0}0\u{0}3\u{0}A\u{0}f\u{0}line\u{0}0\u{0}".utf8) == nil)
    }
}
