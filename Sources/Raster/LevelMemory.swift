// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The memory of a filtered level, of which only those pages are there that somebody has written.
///
/// The system takes as long to hand out a page as it takes to filter what is in it, or longer. So what one level leaves behind is given to
/// the next one of the same shape (`SpareMemory`), with the pages that are there.
final class LevelMemory: @unchecked Sendable {
    struct Shape: Hashable {
        var byteCount: Int
        /// In how many parts it is written.
        var tileCount: Int
    }

    let shape: Shape
    let base: UnsafeMutablePointer<UInt32>
    /// By tile, whether it was ever written. One thread at a time writes a tile.
    private let isThere: UnsafeMutablePointer<Bool>
    private let written = Atomic(0)
    /// Of the tiles that were ever written.
    var bytes: Int { written.load(ordering: .relaxed) }

    init(_ shape: Shape) {
        self.shape = shape
        let memory = mmap(nil, shape.byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { fatalError("no memory for \(shape.byteCount) bytes of an image") }
        base = memory.bindMemory(to: UInt32.self, capacity: shape.byteCount / 4)
        isThere = .allocate(capacity: shape.tileCount)
        isThere.initialize(repeating: false, count: shape.tileCount)
    }

    /// Notes that a tile is written; returns how many bytes more are there for that.
    func write(tile: Int, bytes: Int) -> Int {
        if isThere[tile] { return 0 }
        isThere[tile] = true
        written.add(bytes, ordering: .relaxed)
        return bytes
    }

    deinit {
        munmap(base, shape.byteCount)
        isThere.deallocate()
    }
}
