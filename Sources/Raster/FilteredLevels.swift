// SPDX-License-Identifier: MIT

import Synchronization

/// The filtered mipmaps of all images together. Where they hold more than their limit, those go that are not asked for again and
/// again, the oldest first. If all are, as where the frames of many large images need more than the limit, it is those that
/// were asked for last: the next frame needs the others before. (Would the oldest go, none were there when it is asked for again.)
///
/// They are made piece by piece, as far as somebody samples them, and so are counted while they are in use. The memory of those that go
/// is kept for the next ones: up to half of the limit, and no more than what levels leave of it.
package final class FilteredLevels: Sendable {
    struct Key: Hashable {
        /// Of the image's `MipChain`.
        var chain: Int
        var step: Int
        var number: Int
    }

    /// Of the process: about what a frame needs of thirty images of 1000×1000 pixels in perspective, drawn as large as they are.
    package static let shared = FilteredLevels(byteLimit: 768 << 20)

    private let byteLimit: Int
    private struct Kept {
        var levels: [Key: PrefilteredLevel] = [:]
        /// How often levels were asked for.
        var uses = 0
        /// When those were that had to go, as far as that is not long ago.
        var gone: [Key: Int] = [:]
        /// After how many uses of others, on the average, one is asked for again.
        var cycle = 0

        mutating func note(useAfter lastUse: Int) { cycle += (uses - lastUse - cycle) / 8 }
    }
    /// Those of the drawings that are being made: to let them go frees nothing.
    private static let usesOfDrawings = 64
    private static let mostGone = 4096
    private let kept = Mutex(Kept())
    private let bytes = Atomic(0)
    private let spares = SpareMemory()

    /// Pixels that were ever filtered.
    private let made = Atomic(0)
    package var madeBytes: Int { made.load(ordering: .relaxed) }

    package init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// By all of them at the moment.
    package var heldBytes: Int { bytes.load(ordering: .relaxed) }
    /// Of memory that is kept for levels to come.
    package var spareBytes: Int { spares.bytes }

    /// The level of a key, made where it is not there.
    func level(_ key: Key, make: () -> PrefilteredLevel) -> PrefilteredLevel {
        kept.withLock { kept in
            kept.uses += 1
            // Also those that are there grow.
            if heldBytes > byteLimit { makeRoom(in: &kept, but: key) }
            shrinkSpares()
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

    /// Lets levels go, some more than must be, so that not each new one has to look for them.
    private func makeRoom(in kept: inout Kept, but wanted: Key) {
        var excess = heldBytes - (byteLimit - byteLimit / 16)
        let byAge = kept.levels.filter { $0.key != wanted }.sorted { $0.value.lastUse < $1.value.lastUse }
        let isOld = kept.uses - max(2 * kept.cycle, Self.usesOfDrawings), isNew = kept.uses - Self.usesOfDrawings
        let old = byAge.prefix { $0.value.lastUse <= isOld }
        let others = byAge.dropFirst(old.count)
        let victims =
            old + others.filter { $0.value.lastUse <= isNew }.reversed() + others.filter { $0.value.lastUse > isNew }
        if kept.gone.count > Self.mostGone { kept.gone = [:] }
        for (key, level) in victims {
            guard excess > 0 else { return }
            excess -= level.bytes
            kept.levels[key] = nil
            kept.gone[key] = level.lastUse
        }
    }

    /// Lets the levels of an image go that is no longer there.
    func forget(chain: Int) {
        kept.withLock { kept in
            kept.levels = kept.levels.filter { $0.key.chain != chain }
            kept.gone = kept.gone.filter { $0.key.chain != chain }
        }
    }

    /// Memory for a level, with as much as is there of it.
    func memory(_ shape: LevelMemory.Shape, step: Int) -> LevelMemory {
        let memory = spares.take(shape, step: step) ?? LevelMemory(shape)
        count(bytes: memory.bytes)
        return memory
    }

    /// What a level leaves behind.
    func recycle(_ memory: LevelMemory, step: Int) {
        count(bytes: -memory.bytes)
        spares.give(memory, step: step)
        shrinkSpares()
    }

    private func shrinkSpares() { spares.shrink(to: max(0, min(byteLimit / 2, byteLimit - heldBytes))) }

    /// How much more, or less, levels hold now.
    func count(bytes change: Int) { bytes.add(change, ordering: .relaxed) }

    /// What was filtered just now.
    func countMade(bytes: Int) { made.add(bytes, ordering: .relaxed) }
}
