// SPDX-License-Identifier: MIT

import CHarfBuzz
import Support

/// A memory-mapped font file that FreeType and HarfBuzz share.
final class FontFile: Sendable {
    nonisolated(unsafe) let blob: OpaquePointer
    nonisolated(unsafe) let bytes: UnsafePointer<UInt8>
    let count: Int

    /// Returns nil if the file cannot be read or is empty.
    init?(path: String) {
        // Accepts only plain files, because opening a pipe would block.
        guard case .file = FileSystem.plainFile(path) else { return nil }
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else {
            hb_blob_destroy(blob)
            return nil
        }
        self.blob = blob
        bytes = UnsafeRawPointer(data).assumingMemoryBound(to: UInt8.self)
        count = Int(length)
    }

    deinit { hb_blob_destroy(blob) }
}

/// - Parameter name: Four ASCII characters. The first becomes the highest byte of the tag.
func openTypeTag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}
