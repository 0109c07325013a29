// SPDX-License-Identifier: MIT

import Testing
import Zoetrope

@Suite struct FilmShardTests {
    @Test(arguments: [(1, 1), (7, 3), (100, 7), (1_000_000, 99_999), (5, 5)])
    func togetherTheyAreAllFramesInOrder(total: Int, count: Int) throws {
        var next = 0
        var lengths: Set<Int> = []
        for index in 1...count {
            let frames = try #require(FilmShard(index: index, of: count)).frames(of: total)
            #expect(frames.lowerBound == next && !frames.isEmpty)
            next = frames.upperBound
            lengths.insert(frames.count)
        }
        #expect(next == total && lengths.max()! - lengths.min()! <= 1)
    }

    @Test func moreThanThereAreFrames() throws {
        let shard = try #require(FilmShard(index: 1, of: 6))
        #expect(throws: LimitError.self) { try shard.frames(of: 5) }
    }

    @Test func foldersAreReadAsTheyAreWritten() {
        #expect(FilmShard(index: 2, of: 4)?.folder == "2-of-4")
        #expect(FilmShard(folder: "2-of-4") == FilmShard(index: 2, of: 4))
        for name in ["02-of-4", "5-of-4", "0-of-4", "2-of-4-", "2 of 4", "+2-of-4", "a-of-b", "1-of-100001"] {
            #expect(FilmShard(folder: name) == nil, "\(name)")
        }
    }
}
