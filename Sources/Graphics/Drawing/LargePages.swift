// SPDX-License-Identifier: MIT

#if canImport(Glibc)
    import Glibc
#endif

/// Large blocks of memory in pages of 2 MiB, if the system supports them.
///
/// A process that draws one frame uses most of its memory for the first time. Committing a page of 4 KiB takes the
/// system about as long as filling it.
package enum LargePages {
    private static let size = 2 << 20
    /// The smallest block that uses large pages; below it the last page might be nearly empty.
    private static let leastByteCount = 3 << 20

    /// Allocates zeroed memory aligned to 64 bytes. Free it with `deallocate(zeros:byteCount:)`. Fresh pages of the
    /// system are zero already.
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

    /// Fresh pages of the system; nil for small blocks.
    private static func pages(for byteCount: Int) -> UnsafeMutableRawPointer? {
        guard byteCount >= leastByteCount else { return nil }
        #if os(Linux)
            let count = whole(byteCount)
            // Over-allocates by one large page and unmaps the unaligned ends.
            let memory = mmap(nil, count + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else {
                // On failure, the allocation handler of `CMemory` reports that memory is exhausted and ends the
                // process.
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

    /// Allocates memory aligned to 64 bytes, not initialised. Free it with `deallocate`.
    package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= leastByteCount else { return .allocate(byteCount: max(byteCount, 64), alignment: 64) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: whole(byteCount), alignment: size)
        #if os(Linux)
            // Without large pages, small ones are used.
            _ = madvise(memory, whole(byteCount), MADV_HUGEPAGE)
        #endif
        return memory
    }
}
