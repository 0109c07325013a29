// SPDX-License-Identifier: MIT

import Drawing
import Geometry

/// A cache of rows that were sampled from an image under one transform.
///
/// A shadow needs an image's silhouette, and then the image is drawn at the same place; an image at rest is the
/// same in every frame. Rows are kept as they are asked for, in one run each, exactly as they would be sampled
/// again.
final class SampledImage {
    struct Key: Equatable {
        var transform: ProjectionTransform
        var interpolation: ImageInterpolation
        var tint: UInt32?
    }

    let bounds: PixelRect
    private let pool: ScratchPool
    private let block: ScratchPool.Block
    /// The columns that each row holds, from the first one to the one after the last.
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

    /// A run of a row, from the cache or sampled now.
    ///
    /// - Parameter buffer: For what cannot be cached.
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

/// An image's rows, from the cache as far as they are there.
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

/// A cache of the sampled images that are likely to be needed again.
///
/// Those are silhouettes, at once, and what has been drawn at the same place before: images that move are not worth
/// the memory.
struct SampledImages {
    private var pictures = LeastRecentlyUsed<Key, SampledImage>(countLimit: 64, costLimit: Self.byteLimit)
    /// What was drawn and not kept, newest last.
    private var seen: [Key] = []
    private static let byteLimit = 48 << 20
    private static let seenLimit = 64

    private struct Key: Equatable {
        /// Of the image's `MipChain`.
        var chain: Int
        var drawing: SampledImage.Key
    }

    /// The cached image for a drawing, or a new one if that is worth while.
    ///
    /// - Parameters:
    ///   - bounds: Where it can be seen on its target.
    ///   - isSilhouette: Whether only its alpha is wanted now.
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
        // First of all, so that the new one finds their memory in the pool.
        pictures.makeRoom(forCost: size)
        let picture = SampledImage(bounds: bounds, pool: pool)
        pictures.insert(picture, for: key, cost: size)
        return picture
    }
}
