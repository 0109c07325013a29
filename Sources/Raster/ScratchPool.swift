// SPDX-License-Identifier: MIT

import Drawing

/// Blocks of memory for layers and masks, kept between frames.
///
/// A frame asks for the same few sizes again and again; a fresh allocation of a large block costs a page fault for
/// every 4 KB. Blocks come back in stack order or not, as the caller likes. What is kept while unused is bounded by
/// `keptBytes`.
package final class ScratchPool {
    struct Block {
        fileprivate(set) var base: UnsafeMutableRawPointer
        fileprivate(set) var byteCount: Int
    }

    private var free: [Block] = []
    private var freeBytes = 0
    /// By all that was taken so far, given back or not: what a guard counts in place of time.
    private(set) var takenBytes = 0
    private let keptBytes: Int

    package init(keptBytes: Int = 64 << 20) { self.keptBytes = keptBytes }

    deinit {
        for block in free { block.base.deallocate() }
    }

    /// At least `byteCount` bytes at a multiple of 64, with anything in them.
    func take(_ byteCount: Int) -> Block {
        takenBytes += byteCount
        // The smallest block that fits, and wastes no more than three quarters of itself.
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

    /// Transparent pixels over `bounds` for the time of `body`.
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

    /// Uncovered bytes over `bounds` for the time of `body`.
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
