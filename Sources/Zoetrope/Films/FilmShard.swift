// SPDX-License-Identifier: MIT

/// A stretch of all frames, one of several that are about equally long: the second of four.
package struct FilmShard: Sendable, Equatable, Codable {
    /// The most stretches that a film is cut into.
    package static let maximumCount = 100_000

    /// From 1 on.
    package let index: Int
    /// How many stretches there are.
    package let count: Int

    package init?(index: Int, of count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// As a path has it: `2-of-4`.
    package init?(folder: String) {
        let words = folder.split(separator: "-", omittingEmptySubsequences: false)
        guard words.count == 3, words[1] == "of", let index = Int(words[0]), let count = Int(words[2]) else {
            return nil
        }
        self.init(index: index, of: count)
        guard self.folder == folder else { return nil }
    }

    package var folder: String { "\(index)-of-\(count)" }

    /// Which frames of a film are in it. Together the stretches are all of them, and none is empty.
    package func frames(of total: Int) throws(LimitError) -> Range<Int> {
        guard count <= total else {
            throw LimitError("the number of parts", String(count), mustBe: "at most that of the frames, \(total)")
        }
        return (index - 1) * total / count..<index * total / count
    }
}
