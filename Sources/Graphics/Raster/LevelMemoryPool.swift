// SPDX-License-Identifier: MIT

import Synchronization

/// A free list of the memory of dropped mipmap levels, for new levels of the same shape.
final class LevelMemoryPool: Sendable {
    private struct FreeBlock {
        var memory: LevelMemory
        /// The filter step of the dropped level. A new level prefers memory of the same step. Levels of one step mostly
        /// sample the same stripe of the image, so the pages of that stripe are already committed.
        var step: Int
    }
    /// Free blocks, the oldest first.
    private let pool = Mutex<[FreeBlock]>([])
    /// The total size in bytes. Written under the lock, read without it.
    private let held = Atomic(0)
    var bytes: Int { held.load(ordering: .relaxed) }

    func take(_ shape: LevelMemory.Shape, step: Int) -> LevelMemory? {
        pool.withLock { pool in
            guard
                let index = pool.lastIndex(where: { $0.memory.shape == shape && $0.step == step })
                    ?? pool.lastIndex(where: { $0.memory.shape == shape })
            else { return nil }
            let memory = pool.remove(at: index).memory
            held.subtract(memory.bytes, ordering: .relaxed)
            return memory
        }
    }

    func give(_ memory: LevelMemory, step: Int) {
        pool.withLock { pool in
            pool.append(FreeBlock(memory: memory, step: step))
            held.add(memory.bytes, ordering: .relaxed)
        }
    }

    /// Frees the oldest blocks until at most `limit` bytes are held.
    func shrink(to limit: Int) {
        guard bytes > limit else { return }
        pool.withLock { pool in
            var count = 0, rest = bytes
            while count < pool.count, rest > limit {
                rest -= pool[count].memory.bytes
                count += 1
            }
            pool.removeFirst(count)
            held.store(rest, ordering: .relaxed)
        }
    }
}
