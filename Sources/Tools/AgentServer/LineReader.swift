// SPDX-License-Identifier: MIT

import Foundation

/// Reads lines from a file descriptor. Discards lines over the limit without buffering them.
package struct LineReader {
    package enum Line: Equatable {
        case bytes(Data)
        case tooLong
    }

    private let descriptor: Int32
    private let limit: Int
    private var held = Data()
    /// Whether the current line is over the limit.
    private var isSkipping = false
    private var lines: [Line] = []
    private var isAtEnd = false

    /// - Parameter limit: The maximum length of a line, in bytes.
    package init(descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Waits for a line; nil at the end of the stream. A last line without a line feed is dropped.
    package mutating func next() -> Line? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while lines.isEmpty, !isAtEnd {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { take(buffer[..<count]) } else if count == 0 || errno != EINTR { isAtEnd = true }
        }
        return lines.isEmpty ? nil : lines.removeFirst()
    }

    private mutating func take(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            hold(rest[..<end])
            lines.append(isSkipping ? .tooLong : .bytes(held))
            (held, isSkipping) = (Data(), false)
            rest = rest[(end + 1)...]
        }
        hold(rest)
    }

    private mutating func hold(_ bytes: ArraySlice<UInt8>) {
        guard !isSkipping else { return }
        if held.count + bytes.count > limit {
            (held, isSkipping) = (Data(), true)
        } else {
            held.append(contentsOf: bytes)
        }
    }
}
