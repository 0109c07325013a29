// SPDX-License-Identifier: MIT

import Foundation

extension String {
    /// Whether the text contains these bytes. Much faster than `contains`, which compares characters.
    func hasBytes(of word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in text.firstOffset(of: word, from: 0) != nil }
        }
    }

    /// The lines that contain a word, without their ends. Only `\n` ends a line.
    func lines(with word: String) -> [Substring] {
        var (text, word) = (self, word)
        let ranges = text.withUTF8 { text in
            word.withUTF8 { word in
                var (lines, start): ([Range<Int>], Int) = ([], 0)
                while let found = text.firstOffset(of: word, from: start) {
                    var (low, high) = (found, found)
                    while low > 0, text[low - 1] != 10 { low -= 1 }
                    while high < text.count, text[high] != 10 { high += 1 }
                    lines.append(low..<high)
                    start = high
                }
                return lines
            }
        }
        return ranges.map { range in
            let low = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
            return text[low..<text.utf8.index(low, offsetBy: range.count)]
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the first occurrence of some bytes at or after an offset; nil if there is none.
    func firstOffset(of word: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard let base = baseAddress, let first = word.baseAddress else { return nil }
        var index = start
        while index <= count - word.count,
            let found = memchr(base + index, Int32(first[0]), count - word.count + 1 - index)
        {
            index = UnsafeRawPointer(base).distance(to: found)
            if memcmp(base + index, first, word.count) == 0 { return index }
            index += 1
        }
        return nil
    }
}
