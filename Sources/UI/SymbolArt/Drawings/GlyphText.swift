// SPDX-License-Identifier: MIT

import Foundation

/// The text of one file of glyphs. It is never freed, and a zero byte follows its end.
package struct GlyphText: @unchecked Sendable {
    package let file: String
    let start: UnsafePointer<UInt8>
    let count: Int

    init(file: String, start: UnsafePointer<UInt8>, count: Int) {
        self.file = file
        self.start = start
        self.count = count
    }

    /// Copies a string into memory that is never freed.
    package init(file: String, _ text: String) {
        let bytes = Array(text.utf8)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
        memory.initialize(from: bytes, count: bytes.count)
        memory[bytes.count] = 0
        self.init(file: file, start: memory, count: bytes.count)
    }

    /// The line number of a byte, from 1 on.
    func line(at place: Int) -> Int {
        1 + UnsafeBufferPointer(start: start, count: min(place, count)).count { $0 == GlyphCharacter.newline }
    }
}

/// A name in a `GlyphText`: its bytes in place, without a copy.
struct GlyphName: @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    let count: Int

    var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    static func == (a: GlyphName, b: GlyphName) -> Bool { a.count == b.count && memcmp(a.start, b.start, a.count) == 0 }
}

/// The bytes with a meaning in the glyph language.
enum GlyphCharacter {
    static let newline = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")
    static let hash = UInt8(ascii: "#")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let comma = UInt8(ascii: ",")
    static let quote = UInt8(ascii: "\"")
    static let plus = UInt8(ascii: "+")
    static let minus = UInt8(ascii: "-")
    static let star = UInt8(ascii: "*")
    static let slash = UInt8(ascii: "/")
    static let ampersand = UInt8(ascii: "&")
    static let equals = UInt8(ascii: "=")
    static let point = UInt8(ascii: ".")

    static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == point }
}
