// SPDX-License-Identifier: MIT

import Drawing
import Synchronization

/// A cache of the mipmaps of recently drawn images. Rasterizers of several threads share it, so that each mipmap is
/// made and held once.
///
/// Invariant 33: an entry keeps its bitmap alive, so that the identity used as key stays unique. A shared bitmap is
/// never written to, so the pointer to its pixels stays valid. The limit counts bitmaps and mipmaps.
public final class MipCache: Sendable {
    private struct Key: Equatable {
        var bitmap: ObjectIdentifier
        var part: PixelRect
    }
    private struct Entry {
        var bitmap: Bitmap
        var chain: MipChain
    }
    /// The cost is the size of the bitmap and its mipmaps. Filtered levels have a limit of their own
    /// (`FilteredLevels`).
    private let entries = Mutex(LeastRecentlyUsed<Key, Entry>(countLimit: 256, costLimit: 384 << 20))

    private let filtered: FilteredLevels

    public init() { filtered = .shared }

    /// - Parameter filtered: The cache of filtered levels to use in place of the process-wide cache.
    package init(filtered: FilteredLevels) { self.filtered = filtered }

    /// The mipmaps of a part of the bitmap. Sampling never reads pixels outside that part.
    ///
    /// - Parameter part: Must lie within the bitmap.
    func chain(_ bitmap: Bitmap, part: PixelRect) -> MipChain {
        entries.withLock { entries in
            let key = Key(bitmap: bitmap.identity, part: part)
            let entry = entries.removeValue(for: key) ?? Entry(bitmap: bitmap, chain: makeChain(bitmap, part))
            let held = bitmap.bytesPerRow * bitmap.height + part.area * 4 / 3
            entries.insert(entry, for: key, cost: held)
            return entry.chain
        }
    }

    private func makeChain(_ bitmap: Bitmap, _ part: PixelRect) -> MipChain {
        let stride = bitmap.bytesPerRow / 4
        let base = bitmap.withUnsafeBytes {
            $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt32.self)
        }
        let level = PixelLevel(
            base: base + part.minY * stride + part.minX, width: part.width, height: part.height, stride: stride)
        let isWhole = part.width == bitmap.width && part.height == bitmap.height
        return MipChain(level, isOpaque: bitmap.isOpaque || !isWhole && level.isOpaque, filtered: filtered)
    }
}
