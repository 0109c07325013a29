// SPDX-License-Identifier: MIT

import Synchronization

/// The filtered mipmaps of all images together: what was not asked for the longest goes first, where they hold more than their
/// limit.
///
/// They are made piece by piece, as far as somebody samples them, and so are counted while they are in use.
package final class FilteredLevels: Sendable {
    struct Key: Hashable {
        /// Of the image's `MipChain`.
        var chain: Int
        var step: Int
        var number: Int
    }

    /// Of the process. 256 MiB are enough for what a frame samples of thirty images of 1000×1000 pixels, drawn about as large
    /// as they are.
    package static let shared = FilteredLevels(byteLimit: 256 << 20)

    private let byteLimit: Int
    private struct Kept {
        var levels: [Key: PrefilteredLevel] = [:]
        /// How often levels were asked for.
        var uses = 0
    }
    private let kept = Mutex(Kept())
    private let bytes = Atomic(0)

    /// By all that were ever made.
    private let made = Atomic(0)
    package var madeBytes: Int { made.load(ordering: .relaxed) }

    package init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// By all of them at the moment.
    package var heldBytes: Int { bytes.load(ordering: .relaxed) }

    /// The level of a key, made where it is not there.
    func level(_ key: Key, make: () -> PrefilteredLevel) -> PrefilteredLevel {
        kept.withLock { kept in
            kept.uses += 1
            // Also those that are there grow.
            if heldBytes > byteLimit { makeRoom(in: &kept, but: key) }
            if let level = kept.levels[key] {
                level.lastUse = kept.uses
                return level
            }
            let level = make()
            level.lastUse = kept.uses
            kept.levels[key] = level
            return level
        }
    }

    /// Some more than must be, so that not each new one has to look for the oldest.
    private func makeRoom(in kept: inout Kept, but wanted: Key) {
        for (key, _) in kept.levels.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            if heldBytes <= byteLimit - byteLimit / 16 { return }
            if key != wanted { kept.levels[key] = nil }
        }
    }

    /// Lets the levels of an image go that is no longer there.
    func forget(chain: Int) {
        kept.withLock { kept in kept.levels = kept.levels.filter { $0.key.chain != chain } }
    }

    /// How much more, or less, levels hold now.
    func count(bytes change: Int) {
        bytes.add(change, ordering: .relaxed)
        if change > 0 { made.add(change, ordering: .relaxed) }
    }
}
