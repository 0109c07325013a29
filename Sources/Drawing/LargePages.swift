// SPDX-License-Identifier: MIT

#if canImport(Glibc)
    import Glibc
#endif

/// Memory in pages of 2 MiB, where there is much of it and the system has them.
///
/// A process that draws one frame touches most of its memory for the first time, and the system takes about as long to hand
/// out a page of 4 KiB as it takes to fill it.
package enum LargePages {
    private static let size = 2 << 20
    /// Below that nobody asks for large pages: the last one might be nearly empty.
    private static let leastByteCount = 3 << 20

    /// So many bytes at a multiple of 64, all of them 0; to be given back to `deallocate(zeros:byteCount:)`. What the system hands
    /// out is 0 already.
    package static func allocateZeros(byteCount: Int) -> UnsafeMutableRawPointer {
        if let pages = pages(for: byteCount) { return pages }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(byteCount, 64), alignment: 64)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(byteCount, 64))
        return memory
    }

    package static func deallocate(zeros memory: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux)
            if byteCount >= leastByteCount {
                munmap(memory, whole(byteCount))
                return
            }
        #endif
        memory.deallocate()
    }

    private static func whole(_ byteCount: Int) -> Int { (byteCount + size - 1) / size * size }

    /// Of the system's own; nil for few bytes.
    private static func pages(for byteCount: Int) -> UnsafeMutableRawPointer? {
        guard byteCount >= leastByteCount else { return nil }
        #if os(Linux)
            let count = whole(byteCount)
            // One page more, of which those before and behind a multiple of its size go back.
            let memory = mmap(nil, count + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else {
                // Whoever watches for this is asked once more, says so, and ends the process (`CMemory`).
                _ = UnsafeMutableRawPointer.allocate(byteCount: count + size, alignment: size)
                fatalError("\(count) bytes of memory are not to be had")
            }
            let before = (size - Int(bitPattern: memory) % size) % size
            if before > 0 { munmap(memory, before) }
            if before < size { munmap(memory + before + count, size - before) }
            _ = madvise(memory + before, count, MADV_HUGEPAGE)
            return memory + before
        #else
            return nil
        #endif
    }

    /// So many bytes at a multiple of 64, with anything in them; to be deallocated.
    package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= leastByteCount else { return .allocate(byteCount: max(byteCount, 64), alignment: 64) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: whole(byteCount), alignment: size)
        #if os(Linux)
            // Where there are no large pages, small ones do.
            _ = madvise(memory, whole(byteCount), MADV_HUGEPAGE)
        #endif
        return memory
    }
}
