// SPDX-License-Identifier: MIT

import Foundation

/// Text as scalars, with grapheme boundaries, tabs and paragraphs.
package struct TextBuffer {
    /// The scalars to shape: controls are replaced by word joiners, tabs by spaces.
    private(set) var scalars: [UInt32] = []
    /// Whether a grapheme cluster starts at the scalar; has one entry more than there are scalars.
    private(set) var isCharacterStart: [Bool] = []
    private(set) var isTab: [Bool] = []
    /// The run of each scalar.
    private(set) var run: [Int] = []
    /// The scalars of each paragraph without its line end, and the run of the line end or the last scalar.
    private(set) var paragraphs: [(range: Range<Int>, run: Int)] = []
    /// Whether text beyond `limit` was cut off.
    private(set) var isCut = false

    /// The limit of scalars and line ends; an ellipsis replaces the rest. More than any screen holds, and few enough
    /// that the outlines fit into memory.
    package static let limit = 1 << 16

    /// Whether there is neither a character nor a line end.
    var isEmpty: Bool { scalars.isEmpty && paragraphs.count == 1 }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        // A fast path without table lookups.
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
                // Counted per scalar, because a character may have thousands of marks.
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
