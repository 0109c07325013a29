// SPDX-License-Identifier: MIT

import Foundation

/// The text of one file of glyphs. It is never freed, and a zero byte follows its end.
package struct GlyphText: @unchecked Sendable {
    package let file: String
    package let start: UnsafePointer<UInt8>
    package let count: Int

    package init(file: String, start: UnsafePointer<UInt8>, count: Int) {
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
    package func line(at place: Int) -> Int {
        1 + UnsafeBufferPointer(start: start, count: min(place, count)).count { $0 == GlyphCharacter.newline }
    }
}

/// A name in a `GlyphText`: its bytes in place, without a copy.
package struct GlyphName: @unchecked Sendable {
    package let start: UnsafePointer<UInt8>
    package let count: Int

    package init(start: UnsafePointer<UInt8>, count: Int) { (self.start, self.count) = (start, count) }

    package var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    package static func == (a: GlyphName, b: GlyphName) -> Bool {
        a.count == b.count && memcmp(a.start, b.start, a.count) == 0
    }
}

/// The bytes with a meaning in the glyph language.
package enum GlyphCharacter {
    package static let newline = UInt8(ascii: "\n")
    package static let space = UInt8(ascii: " ")
    package static let hash = UInt8(ascii: "#")
    package static let open = UInt8(ascii: "(")
    package static let close = UInt8(ascii: ")")
    package static let comma = UInt8(ascii: ",")
    package static let quote = UInt8(ascii: "\"")
    package static let plus = UInt8(ascii: "+")
    package static let minus = UInt8(ascii: "-")
    package static let star = UInt8(ascii: "*")
    package static let slash = UInt8(ascii: "/")
    package static let ampersand = UInt8(ascii: "&")
    package static let equals = UInt8(ascii: "=")
    package static let point = UInt8(ascii: ".")

    package static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
    package static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == point }
}
