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

    /// So many bytes at a multiple of 64, with anything in them; to be deallocated.
    package static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= leastByteCount else { return .allocate(byteCount: max(byteCount, 64), alignment: 64) }
        let whole = (byteCount + size - 1) / size * size
        let memory = UnsafeMutableRawPointer.allocate(byteCount: whole, alignment: size)
        #if os(Linux)
            // Where there are no large pages, small ones do.
            _ = madvise(memory, whole, MADV_HUGEPAGE)
        #endif
        return memory
    }
}
