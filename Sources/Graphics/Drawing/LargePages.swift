// SPDX-License-Identifier: MIT

#if canImport(Glibc)
    import Glibc
#endif

/// Allocates large blocks of memory in pages of 2 MiB, if the system supports them.
///
/// A process that draws one frame touches most of its memory once. Committing a page of 4 KiB takes the system about as
/// long as filling it with pixels, so fewer, larger pages are faster.
package enum LargePages {
    private static let size = 2 << 20
    /// The size from which blocks use large pages. In smaller blocks, too much of the last page would be unused.
    private static let leastByteCount = 3 << 20

    /// Allocates zeroed memory aligned to 64 bytes. Free it with `deallocate(zeros:byteCount:)`. Pages from the system
    /// are already zero, so large blocks are not cleared again.
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

    /// Maps zeroed pages from the system; nil for blocks smaller than `leastByteCount`.
    private static func pages(for byteCount: Int) -> UnsafeMutableRawPointer? {
        guard byteCount >= leastByteCount else { return nil }
        #if os(Linux)
            let count = whole(byteCount)
            // Over-allocates by one large page and unmaps the unaligned ends.
            let memory = mmap(nil, count + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard let memory, memory != MAP_FAILED else {
                // Out of memory. Requests the same size from the allocator, which fails too. Its handler in `CMemory`
                // then reports the failure and ends the process.
                _ = UnsafeMutableRawPointer.allocate(byteCount: count + size, alignment: size)
                fatalError("out of memory: \(count) bytes could not be allocated")
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

    /// Allocates uninitialised memory aligned to 64 bytes. Free it with `deallocate`.
    package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= leastByteCount else { return .allocate(byteCount: max(byteCount, 64), alignment: 64) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: whole(byteCount), alignment: size)
        #if os(Linux)
            // Only advice: if there are no large pages, the system uses small ones.
            _ = madvise(memory, whole(byteCount), MADV_HUGEPAGE)
        #endif
        return memory
    }
}
