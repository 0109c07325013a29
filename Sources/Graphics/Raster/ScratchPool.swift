// SPDX-License-Identifier: MIT

import Drawing

/// Blocks of memory for layers and masks, kept between frames.
///
/// Frames need the same few sizes repeatedly, and every new page costs a page fault. Blocks may be returned in any
/// order. Unused memory is limited to `keptBytes`.
package final class ScratchPool {
    struct Block {
        fileprivate(set) var base: UnsafeMutableRawPointer
        fileprivate(set) var byteCount: Int
    }

    private var free: [Block] = []
    private var freeBytes = 0
    /// The bytes of all blocks taken so far, including returned ones.
    private(set) var takenBytes = 0
    private let keptBytes: Int

    package init(keptBytes: Int = 64 << 20) { self.keptBytes = keptBytes }

    deinit {
        for block in free { block.base.deallocate() }
    }

    /// At least `byteCount` bytes, aligned to 64, not initialised.
    func take(_ byteCount: Int) -> Block {
        takenBytes += byteCount
        // Best fit: the smallest free block of at most four times the size plus 64 KiB.
        var best = -1
        for i in free.indices where free[i].byteCount >= byteCount && free[i].byteCount <= 4 * byteCount + 65536 {
            if best < 0 || free[i].byteCount < free[best].byteCount { best = i }
        }
        if best >= 0 {
            freeBytes -= free[best].byteCount
            return free.remove(at: best)
        }
        let size = (max(byteCount, 4096) + 4095) / 4096 * 4096
        return Block(base: LargePages.allocate(byteCount: size), byteCount: size)
    }

    func give(_ block: Block) {
        if freeBytes + block.byteCount > keptBytes {
            block.base.deallocate()
        } else {
            free.append(block)
            freeBytes += block.byteCount
        }
    }

    /// Lends transparent pixels over `bounds` to `body`.
    func withPixels<R>(_ bounds: PixelRect, _ body: (PixelSurface) -> R) -> R {
        let stride = (bounds.width + 15) & ~15
        let bytes = stride * bounds.height * 4
        let block = take(bytes)
        defer { give(block) }
        block.base.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        return body(
            PixelSurface(
                base: block.base.assumingMemoryBound(to: UInt32.self), stride: stride, bounds: bounds))
    }

    /// Lends a mask of zeros over `bounds` to `body`.
    func withMask<R>(_ bounds: PixelRect, _ body: (MaskSurface) -> R) -> R {
        let stride = (bounds.width + 63) & ~63
        let bytes = stride * bounds.height
        let block = take(bytes)
        defer { give(block) }
        block.base.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        return body(
            MaskSurface(base: block.base.assumingMemoryBound(to: UInt8.self), stride: stride, bounds: bounds))
    }
}
