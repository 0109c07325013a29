// SPDX-License-Identifier: MIT

import Synchronization

/// A free list of the memory of dropped mipmap levels, for new levels of the same shape.
final class SpareMemory: Sendable {
    private struct Spare {
        var memory: LevelMemory
        /// The filter step of the dropped level: levels of the same step mostly sample the same stripe, whose pages are
        /// committed.
        var step: Int
    }
    /// Oldest first.
    private let spares = Mutex<[Spare]>([])
    /// The total size in bytes. Written under the lock, read without it.
    private let held = Atomic(0)
    var bytes: Int { held.load(ordering: .relaxed) }

    func take(_ shape: LevelMemory.Shape, step: Int) -> LevelMemory? {
        spares.withLock { spares in
            guard
                let index = spares.lastIndex(where: { $0.memory.shape == shape && $0.step == step })
                    ?? spares.lastIndex(where: { $0.memory.shape == shape })
            else { return nil }
            let memory = spares.remove(at: index).memory
            held.subtract(memory.bytes, ordering: .relaxed)
            return memory
        }
    }

    func give(_ memory: LevelMemory, step: Int) {
        spares.withLock { spares in
            spares.append(Spare(memory: memory, step: step))
            held.add(memory.bytes, ordering: .relaxed)
        }
    }

    /// Frees the oldest memory until the rest fits the limit.
    func shrink(to limit: Int) {
        guard bytes > limit else { return }
        spares.withLock { spares in
            var count = 0, rest = bytes
            while count < spares.count, rest > limit {
                rest -= spares[count].memory.bytes
                count += 1
            }
            spares.removeFirst(count)
            held.store(rest, ordering: .relaxed)
        }
    }
}
