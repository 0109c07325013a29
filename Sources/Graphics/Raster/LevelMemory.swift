// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The memory of a filtered level. Pages are committed only when a tile is written.
///
/// Committing a page takes the system at least as long as filtering its content. So memory of a dropped level, with its
/// committed pages, is reused for the next level of the same shape (`LevelMemoryPool`).
final class LevelMemory: @unchecked Sendable {
    struct Shape: Hashable {
        var byteCount: Int
        /// The number of tiles, which are written separately.
        var tileCount: Int
    }

    let shape: Shape
    let base: UnsafeMutablePointer<UInt32>
    /// Whether each tile was ever written. One thread at a time writes a tile.
    private let isWritten: UnsafeMutablePointer<Bool>
    private let written = Atomic(0)
    /// The bytes of all tiles that were ever written.
    var bytes: Int { written.load(ordering: .relaxed) }

    init(_ shape: Shape) {
        self.shape = shape
        let memory = mmap(nil, shape.byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let memory, memory != MAP_FAILED else { fatalError("no memory for \(shape.byteCount) bytes of an image") }
        base = memory.bindMemory(to: UInt32.self, capacity: shape.byteCount / 4)
        isWritten = .allocate(capacity: shape.tileCount)
        isWritten.initialize(repeating: false, count: shape.tileCount)
    }

    /// Records that a tile is written. Returns the number of bytes that this commits.
    func write(tile: Int, bytes: Int) -> Int {
        if isWritten[tile] { return 0 }
        isWritten[tile] = true
        written.add(bytes, ordering: .relaxed)
        return bytes
    }

    deinit {
        munmap(base, shape.byteCount)
        isWritten.deallocate()
    }
}
