// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// A cache of the rows that were sampled from one image under one transform.
///
/// An image with a shadow is sampled twice at the same place: once for its silhouette, once for its colours. An image
/// that does not move is sampled again in every frame. Rows are stored as they are requested, each as one contiguous
/// run. The stored pixels equal those of a new sampling.
final class SampledImage {
    struct Key: Equatable {
        var transform: ProjectionTransform
        var interpolation: ImageInterpolation
        var tint: UInt32?
    }

    let bounds: PixelRect
    private let pool: ScratchPool
    private let block: ScratchPool.Block
    /// The columns that each row holds, as first and end.
    private let runs: UnsafeMutablePointer<SIMD2<Int32>>

    init(bounds: PixelRect, pool: ScratchPool) {
        self.bounds = bounds
        self.pool = pool
        block = pool.take(Self.byteCount(bounds))
        runs = .allocate(capacity: max(bounds.height, 1))
        runs.initialize(repeating: .zero, count: bounds.height)
    }

    deinit {
        runs.deallocate()
        pool.give(block)
    }

    static func byteCount(_ bounds: PixelRect) -> Int { bounds.area * 4 }

    /// A run of a row, from the cache or newly sampled.
    ///
    /// - Parameter buffer: Receives pixels that cannot be cached.
    func row(
        _ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, from rows: ImageRows
    ) -> UnsafePointer<UInt32> {
        guard y >= bounds.minY, y < bounds.maxY, x >= bounds.minX, x + count <= bounds.maxX else {
            rows.fill(buffer, x: x, y: y, count: count)
            return UnsafePointer(buffer)
        }
        let first = Int32(x - bounds.minX), end = first + Int32(count)
        let run = runs[y - bounds.minY]
        let kept = block.base.assumingMemoryBound(to: UInt32.self) + ((y - bounds.minY) * bounds.width + Int(first))
        if first >= run.x && end <= run.y { return UnsafePointer(kept) }
        let isEmpty = run.x == run.y
        guard isEmpty || (first <= run.y && end >= run.x) else {
            rows.fill(buffer, x: x, y: y, count: count)
            return UnsafePointer(buffer)
        }
        rows.fill(kept, x: x, y: y, count: count)
        runs[y - bounds.minY] = isEmpty ? SIMD2(first, end) : SIMD2(min(first, run.x), max(end, run.y))
        return UnsafePointer(kept)
    }
}

/// An image's rows, cached where possible.
struct CachedRowSource: RowSource {
    let rows: ImageRows
    let kept: SampledImage

    var isOpaque: Bool { rows.isOpaque }

    func fill(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
        let pixels = kept.row(row, x: x, y: y, count: count, from: rows)
        if pixels != UnsafePointer(row) { row.update(from: pixels, count: count) }
    }

    func pixels(
        _ buffer: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int
    ) -> UnsafePointer<UInt32> {
        kept.row(buffer, x: x, y: y, count: count, from: rows)
    }
}

/// A cache of sampled images that are likely to be drawn again. Invariant 34.
///
/// Silhouettes are cached at once; other drawings when they are seen for the second time, since moving images are not
/// worth the memory.
struct SampledImages {
    private var pictures = LeastRecentlyUsed<Key, SampledImage>(countLimit: 64, costLimit: Self.byteLimit)
    /// Drawings that were seen once and not cached, newest last.
    private var seen: [Key] = []
    private static let byteLimit = 48 << 20
    private static let seenLimit = 64

    private struct Key: Equatable {
        /// The image's `MipChain.id`.
        var chain: Int
        var drawing: SampledImage.Key
    }

    /// The cached image for a drawing, or a new one if it is worth caching.
    ///
    /// - Parameters:
    ///   - bounds: The visible part of the image, in pixels of its target.
    ///   - isSilhouette: Whether only alpha is needed now.
    mutating func picture(
        _ chain: MipChain, _ drawing: SampledImage.Key, bounds: PixelRect, isSilhouette: Bool, pool: ScratchPool
    ) -> SampledImage? {
        let key = Key(chain: chain.id, drawing: drawing)
        if let picture = pictures.value(for: key) {
            if picture.bounds.contains(bounds) { return picture }
            _ = pictures.removeValue(for: key)
        } else if !isSilhouette {
            guard let i = seen.firstIndex(of: key) else {
                if seen.count == Self.seenLimit { seen.removeFirst() }
                seen.append(key)
                return nil
            }
            seen.remove(at: i)
        }
        let size = SampledImage.byteCount(bounds)
        guard size <= Self.byteLimit else { return nil }
        // Evicts images before the new one is allocated, so that `pool` can reuse their memory.
        pictures.makeRoom(forCost: size)
        let picture = SampledImage(bounds: bounds, pool: pool)
        pictures.insert(picture, for: key, cost: size)
        return picture
    }
}
