// SPDX-License-Identifier: MIT

/// One of several parts of a film, such as the second of four. All parts are about equally long.
package struct FilmShard: Sendable, Equatable, Codable {
    /// The maximum number of parts of a film.
    package static let maximumCount = 100_000

    /// The number of this part, from 1 on.
    package let index: Int
    /// The number of parts of the film, 1 to `maximumCount`.
    package let count: Int

    package init?(index: Int, of count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Parses the name of a part's folder, such as `2-of-4`.
    package init?(folder: String) {
        let words = folder.split(separator: "-", omittingEmptySubsequences: false)
        guard words.count == 3, words[1] == "of", let index = Int(words[0]), let count = Int(words[2]) else {
            return nil
        }
        self.init(index: index, of: count)
        guard self.folder == folder else { return nil }
    }

    package var folder: String { "\(index)-of-\(count)" }

    /// The frames of this part. The parts cover all frames; none is empty.
    package func frames(of total: Int) throws(LimitError) -> Range<Int> {
        guard count <= total else {
            throw LimitError("the number of parts", String(count), mustBe: "at most that of the frames, \(total)")
        }
        return (index - 1) * total / count..<index * total / count
    }
}
