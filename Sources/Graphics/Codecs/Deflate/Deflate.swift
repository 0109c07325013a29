// SPDX-License-Identifier: MIT

import CDeflate

/// Wraps libdeflate. Other files call only libdeflate's checksum functions.
package enum Deflate {
    /// Compresses bytes as a zlib stream. The result depends only on the bytes and the level.
    package static func zlibStream(of bytes: [UInt8], level: Int) -> [UInt8] {
        bytes.withUnsafeBytes { zlibStream(of: $0, level: level) }
    }

    static func zlibStream(of bytes: UnsafeRawBufferPointer, level: Int) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            fatalError("no memory for a compressor of level \(level)")
        }
        defer { libdeflate_free_compressor(compressor) }
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            count = libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, output.baseAddress, capacity)
            precondition(count > 0, "libdeflate wrote more than its own bound of \(capacity) bytes")
        }
    }

    /// Inflates a zlib stream. Returns nil if it is damaged or does not hold exactly `count` bytes.
    package static func bytes(ofZlibStream stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { fatalError("no memory for a decompressor") }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_BAD_DATA
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, initializedCount in
            result = libdeflate_zlib_decompress(
                decompressor, stream, stream.count, output.baseAddress, count, nil)
            initializedCount = result == LIBDEFLATE_SUCCESS ? count : 0
        }
        return result == LIBDEFLATE_SUCCESS ? bytes : nil
    }

    /// Inflates a zlib stream of unknown size. Returns nil if it is damaged or holds more than `limit` bytes.
    static func bytes(ofZlibStream stream: [UInt8], limit: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { fatalError("no memory for a decompressor") }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(max(4096, stream.count * 8), limit)
        while true {
            var result = LIBDEFLATE_BAD_DATA
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { output, initializedCount in
                var count = 0
                result = libdeflate_zlib_decompress(
                    decompressor, stream, stream.count, output.baseAddress, capacity, &count)
                initializedCount = result == LIBDEFLATE_SUCCESS ? count : 0
            }
            if result == LIBDEFLATE_SUCCESS { return bytes }
            guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
            capacity = min(capacity * 4, limit)
        }
    }

    static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
