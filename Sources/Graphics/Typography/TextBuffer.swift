// SPDX-License-Identifier: MIT

import Foundation

/// Text as scalars, with grapheme boundaries, tabs and paragraphs.
package struct TextBuffer {
    /// The scalars to shape. Word joiners replace control characters, and spaces replace tabs.
    private(set) var scalars: [UInt32] = []
    /// For each scalar, whether a grapheme cluster starts there. One more entry, always true, stands for the end of the
    /// text.
    private(set) var isCharacterStart: [Bool] = []
    private(set) var isTab: [Bool] = []
    /// For each scalar, the index of its run.
    private(set) var run: [Int] = []
    /// For each paragraph: the range of its scalars without the line end, and the index of the run that contains the
    /// line end. If the line end is missing, the index of the last character's run.
    private(set) var paragraphs: [(range: Range<Int>, run: Int)] = []
    /// Whether the text exceeded `limit` and was cut off.
    private(set) var isCut = false

    /// The maximum number of scalars and line ends. An ellipsis replaces the rest. The limit is more than any screen
    /// shows, and the outlines of that many glyphs fit into memory.
    package static let limit = 1 << 16

    /// Whether the text has no characters and no line ends.
    var isEmpty: Bool { scalars.isEmpty && paragraphs.count == 1 }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        // A fast path for ASCII, without a table lookup.
        scalar.isASCII ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
    }

    private static let wordJoiner: UInt32 = 0x2060

    init(_ texts: some Sequence<String>) {
        let room = min(texts.reduce(0) { $0 + $1.utf8.count }, Self.limit)
        scalars.reserveCapacity(room)
        isCharacterStart.reserveCapacity(room + 1)
        isTab.reserveCapacity(room)
        run.reserveCapacity(room)
        var paragraphStart = 0
        var lastRun = 0
        runs: for (index, text) in texts.enumerated() {
            for character in text {
                guard scalars.count + paragraphs.count < Self.limit else {
                    isCut = true
                    break runs
                }
                lastRun = index
                if character.isNewline {
                    paragraphs.append((paragraphStart..<scalars.count, index))
                    paragraphStart = scalars.count
                    continue
                }
                // Checks the limit for each scalar, because a character may have thousands of marks.
                for (offset, scalar) in character.unicodeScalars.enumerated() {
                    guard scalars.count < Self.limit else {
                        isCut = true
                        break runs
                    }
                    let isTab = scalar == "\t"
                    let isControl = Self.isControl(scalar)
                    scalars.append(isTab ? 0x20 : isControl ? Self.wordJoiner : scalar.value)
                    isCharacterStart.append(offset == 0)
                    self.isTab.append(isTab)
                    run.append(index)
                }
            }
        }
        isCharacterStart.append(true)
        paragraphs.append((paragraphStart..<scalars.count, lastRun))
    }
}
