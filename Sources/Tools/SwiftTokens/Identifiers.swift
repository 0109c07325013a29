// SPDX-License-Identifier: MIT

/// Finds words in binary files, such as compiled modules. A compiled module contains the names of its declarations as
/// text.
package struct Identifiers {
    /// The words to find, by hash.
    private var wanted: [UInt64: [UInt8]] = [:]
    /// The words that have been found.
    package private(set) var found: Set<String> = []

    package init(_ words: some Sequence<String>) {
        for word in words {
            let bytes = Array(word.utf8)
            wanted[bytes.reduce(Self.start, Self.mixed)] = bytes
        }
    }

    /// Adds to `found` the words that occur in `bytes` as whole identifiers.
    package mutating func search(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var (start, hash) = (0, Self.start)
            for index in 0...bytes.count {
                if index < bytes.count, Self.isPart(bytes[index]) {
                    hash = Self.mixed(hash, bytes[index])
                    continue
                }
                if index > start, let word = wanted[hash], bytes[start..<index].elementsEqual(word) {
                    found.insert(String(decoding: word, as: UTF8.self))
                }
                (start, hash) = (index + 1, Self.start)
            }
        }
    }

    // FNV-1a
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 0x80
        }
    }
}
