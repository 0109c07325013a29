// SPDX-License-Identifier: MIT

import Foundation

/// Text as scalars, with the bounds of what readers take for one character.
package struct TextBuffer {
    /// As shaped: controls are replaced by what draws nothing, tabs by blanks.
    private(set) var scalars: [UInt32] = []
    /// Whether a character (a grapheme cluster) starts at the scalar; one more entry than there are scalars.
    private(set) var isCharacterStart: [Bool] = []
    private(set) var isTab: [Bool] = []
    /// Which run each scalar belongs to.
    private(set) var run: [Int] = []
    /// Scalars of each paragraph, without its line end, and the run that the line end or the last scalar belongs to.
    private(set) var paragraphs: [(range: Range<Int>, run: Int)] = []
    /// Whether text beyond `limit` was left out.
    private(set) var isCut = false

    /// Scalars and line ends that are laid out; what follows is cut off, and an ellipsis tells so. More than any screen
    /// holds, and few enough that outlines fit into memory.
    package static let limit = 1 << 16

    /// Whether there is neither a character nor a line end.
    var isEmpty: Bool { scalars.isEmpty && paragraphs.count == 1 }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        // Of most letters that is known without a look into tables.
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
                // A character of thousands of marks counts each.
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
