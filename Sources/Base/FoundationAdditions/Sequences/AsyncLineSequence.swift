// SPDX-License-Identifier: MIT

/// The lines of a sequence of UTF-8 bytes. A line ends at a line feed, a carriage return or another line separator of
/// Unicode. Empty lines are omitted, as on Apple's systems.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    var base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        public typealias Element = String

        var bytes: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await bytes.next() {
                line.append(byte)
                guard let length = Self.separatorLength(at: line) else { continue }
                line.removeLast(length)
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        /// The length in bytes of the line separator at the end of `line`; nil if there is none.
        private static func separatorLength(at line: [UInt8]) -> Int? {
            switch line.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            // U+0085, next line.
            case 0x85 where line.dropLast().last == 0xC2: 2
            // U+2028 and U+2029, line and paragraph separator.
            case 0xA8 where line.suffix(3) == [0xE2, 0x80, 0xA8], 0xA9 where line.suffix(3) == [0xE2, 0x80, 0xA9]: 3
            default: nil
            }
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
