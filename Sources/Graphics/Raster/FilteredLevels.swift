// SPDX-License-Identifier: MIT

import Synchronization

/// The cache of the filtered mipmaps of all images of the process.
///
/// Over the limit, evicts levels that are not used cyclically, least recently used first. If all are used cyclically,
/// evicts the most recently used ones, because LRU would always miss. That happens if the frames of an animation need
/// more than the limit.
///
/// Levels are filtered tile by tile as they are sampled, so their size changes while they are in use. The memory of
/// evicted levels is kept for new levels. It takes at most half of the limit. It is trimmed to fit the
/// limit together with the cached levels.
package final class FilteredLevels: Sendable {
    struct Key: Hashable {
        /// The image's `MipChain.id`.
        var chain: Int
        var step: Int
        var number: Int
    }

    /// The cache of the process. Its limit is about what one frame needs for thirty images of 1000×1000 pixels, drawn
    /// in perspective at their natural size.
    package static let shared = FilteredLevels(byteLimit: 768 << 20)

    private let byteLimit: Int
    private struct State {
        var levels: [Key: PrefilteredLevel] = [:]
        /// The number of requests so far.
        var uses = 0
        /// For each recently evicted level: the number of its last request.
        var gone: [Key: Int] = [:]
        /// A moving average of the number of requests between two uses of the same level.
        var cycle = 0

        mutating func note(useAfter lastUse: Int) { cycle += (uses - lastUse - cycle) / 8 }
    }
    /// The levels of this many last requests are presumably still in use by drawings, so evicting them would free no
    /// memory.
    private static let usesOfDrawings = 64
    private static let evictionRecordLimit = 4096
    private let kept = Mutex(State())
    private let bytes = Atomic(0)
    private let pool = LevelMemoryPool()

    /// The number of bytes filtered so far.
    private let made = Atomic(0)
    package var filteredBytes: Int { made.load(ordering: .relaxed) }

    package init(byteLimit: Int) { self.byteLimit = byteLimit }

    package var heldBytes: Int { bytes.load(ordering: .relaxed) }
    /// The size in bytes of the evicted memory that is kept for new levels.
    package var pooledBytes: Int { pool.bytes }

    /// The level for a key, made on a miss.
    func level(_ key: Key, make: () -> PrefilteredLevel) -> PrefilteredLevel {
        kept.withLock { kept in
            kept.uses += 1
            // Cached levels grow after they are inserted. So the limit is checked on every request, not only on a miss.
            if heldBytes > byteLimit { makeRoom(in: &kept, but: key) }
            shrinkPool()
            if let level = kept.levels[key] {
                kept.note(useAfter: level.lastUse)
                level.lastUse = kept.uses
                return level
            }
            if let lastUse = kept.gone.removeValue(forKey: key) { kept.note(useAfter: lastUse) }
            let level = make()
            level.lastUse = kept.uses
            kept.levels[key] = level
            return level
        }
    }

    /// Evicts levels down to 15/16 of the limit, so that not every new level triggers an eviction.
    private func makeRoom(in kept: inout State, but wanted: Key) {
        var excess = heldBytes - (byteLimit - byteLimit / 16)
        let byAge = kept.levels.filter { $0.key != wanted }.sorted { $0.value.lastUse < $1.value.lastUse }
        let isOld = kept.uses - max(2 * kept.cycle, Self.usesOfDrawings), isNew = kept.uses - Self.usesOfDrawings
        let old = byAge.prefix { $0.value.lastUse <= isOld }
        let others = byAge.dropFirst(old.count)
        let victims =
            old + others.filter { $0.value.lastUse <= isNew }.reversed() + others.filter { $0.value.lastUse > isNew }
        if kept.gone.count > Self.evictionRecordLimit { kept.gone = [:] }
        for (key, level) in victims {
            guard excess > 0 else { return }
            excess -= level.bytes
            kept.levels[key] = nil
            kept.gone[key] = level.lastUse
        }
    }

    /// Evicts the levels of an image that was deallocated.
    func forget(chain: Int) {
        kept.withLock { kept in
            kept.levels = kept.levels.filter { $0.key.chain != chain }
            kept.gone = kept.gone.filter { $0.key.chain != chain }
        }
    }

    /// Returns memory for a level: memory of an evicted level if possible, otherwise new memory.
    func memory(_ shape: LevelMemory.Shape, step: Int) -> LevelMemory {
        let memory = pool.take(shape, step: step) ?? LevelMemory(shape)
        count(bytes: memory.bytes)
        return memory
    }

    /// Puts the memory of a deallocated level into the pool.
    func recycle(_ memory: LevelMemory, step: Int) {
        count(bytes: -memory.bytes)
        pool.give(memory, step: step)
        shrinkPool()
    }

    private func shrinkPool() { pool.shrink(to: max(0, min(byteLimit / 2, byteLimit - heldBytes))) }

    /// Adds `change`, which may be negative, to the number of bytes that levels hold.
    func count(bytes change: Int) { bytes.add(change, ordering: .relaxed) }

    /// Called once per filtered tile. Tests bound the sum, `filteredBytes`.
    func recordFilteredBytes(bytes: Int) { made.add(bytes, ordering: .relaxed) }
}
