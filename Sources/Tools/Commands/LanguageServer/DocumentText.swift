// SPDX-License-Identifier: MIT

import AgentServer
import Foundation

/// The unit of the columns that server and client exchange.
enum PositionEncoding: String, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The first of the client's encodings that is known here; UTF-16, the protocol's default, if it names none.
    init(_ capabilities: JSONValue?) {
        let names = capabilities?["general"]?["positionEncodings"]?.array ?? []
        self = names.lazy.compactMap { $0.string.flatMap { PositionEncoding(rawValue: $0) } }.first ?? .utf16
    }

    /// The number of units of a scalar whose UTF-8 form has `count` bytes.
    fileprivate func units(count: Int) -> Int {
        switch self {
        case .utf8: count
        case .utf16: count == 4 ? 2 : 1
        case .utf32: 1
        }
    }
}

/// The text of a document in UTF-8, with an index of its lines. Lines count from 0.
struct DocumentText {
    private(set) var bytes: [UInt8]
    /// The offset of each line's first byte.
    private var starts: [Int] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        index()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    private mutating func index() {
        let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let isEnd = byte == feed || byte == carriage && (offset + 1 == bytes.count || bytes[offset + 1] != feed)
            if isEnd { starts.append(offset + 1) }
        }
    }

    /// The bytes of a line without its line break; empty if there is no such line.
    func line(_ number: Int) -> ArraySlice<UInt8> {
        guard starts.indices.contains(number) else { return [] }
        let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
        var line = bytes[starts[number]..<end]
        while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    /// The line that contains the byte at an offset.
    func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > offset } - 1 }

    /// The column of a byte offset in a line, in the client's units. An offset behind the line gives the column of its
    /// end.
    func column(_ offset: Int, of line: Int, _ encoding: PositionEncoding) -> Int {
        let line = self.line(line)
        let end = line.startIndex + min(offset, line.count)
        var (place, column) = (line.startIndex, 0)
        while place < end {
            let count = Self.length(line[place])
            column += encoding.units(count: count)
            place += count
        }
        return column
    }

    /// The byte offset of a position. By the protocol, a column behind the end of a line means the end.
    private func offset(line number: Int, column: Int, _ encoding: PositionEncoding) -> Int {
        guard number < starts.count else { return bytes.count }
        let line = self.line(number)
        var (place, rest) = (line.startIndex, column)
        while place < line.endIndex, rest > 0 {
            let count = Self.length(line[place])
            rest -= encoding.units(count: count)
            if rest < 0 { break }
            place += count
        }
        return min(place, line.endIndex)
    }

    /// The number of bytes of a scalar, from its first byte.
    private static func length(_ lead: UInt8) -> Int { lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }

    /// Applies a change of `textDocument/didChange`.
    ///
    /// - Returns: false if the change is malformed; the text then stays.
    mutating func apply(_ change: JSONValue, _ encoding: PositionEncoding) -> Bool {
        guard let text = change["text"]?.string else { return false }
        if let range = change["range"], !range.isNull {
            func place(_ key: String) -> Int? {
                guard let line = range[key]?["line"]?.integer, let column = range[key]?["character"]?.integer,
                    line >= 0, column >= 0
                else { return nil }
                return offset(line: line, column: column, encoding)
            }
            guard let start = place("start"), let end = place("end"), start <= end else { return false }
            bytes.replaceSubrange(start..<end, with: text.utf8)
        } else {
            bytes = Array(text.utf8)
        }
        index()
        return true
    }

    /// The end of the word that begins at an offset. Both count from the beginning of the line. A word is an
    /// identifier, which may be in backticks or follow `#`, `@`, `.` or `$`; or else one character.
    func endOfWord(at offset: Int, of number: Int) -> Int {
        let line = Array(self.line(number))
        guard offset < line.count else { return line.count }
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte & 0xDF)
        }
        if line[offset] == UInt8(ascii: "`"), let end = line[(offset + 1)...].firstIndex(of: line[offset]) {
            return end + 1
        }
        var end = offset
        if "#@.$".utf8.contains(line[end]) { end += 1 }
        while end < line.count, isWord(line[end]) { end += 1 }
        return max(end, offset + 1)
    }
}

extension [Int] {
    /// The index of the first element with a property, found by binary search. All later elements must have the
    /// property, too.
    fileprivate func partitioningIndex(where hasProperty: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
