// SPDX-License-Identifier: MIT

import Drawing
import Synchronization

/// The mipmaps of the images drawn lately. Rasterizers of one run share them: each mipmap is made and held once.
///
/// An entry keeps its bitmap alive, so that the identity that is its key cannot pass to other pixels; and a shared
/// bitmap is never written to, so that the pointer to its pixels stays good. The bound counts all of these bytes.
public final class MipCache: Sendable {
    private struct Key: Equatable {
        var bitmap: ObjectIdentifier
        var part: PixelRect
    }
    private struct Entry {
        var bitmap: Bitmap
        var chain: MipChain
    }
    /// The cost is that of the bitmap and its mipmaps. What is filtered of them has a bound of its own (`FilteredLevels`).
    private let entries = Mutex(LeastRecentlyUsed<Key, Entry>(countLimit: 256, costLimit: 384 << 20))

    private let filtered: FilteredLevels

    public init() { filtered = .shared }

    /// - Parameter filtered: Keeps what is filtered of the mipmaps, in place of what the process has for that.
    package init(filtered: FilteredLevels) { self.filtered = filtered }

    /// - Parameter part: Inside of the bitmap; sampling knows nothing of pixels outside of it.
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
