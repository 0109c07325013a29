// SPDX-License-Identifier: MIT

/// The parts of a GIF file around its images.
enum GIFBlocks {
    static let end: [UInt8] = [0x3B]
    /// For the width and for the height.
    static let maximumSide = 65_535

    /// Appends a little-endian integer of 16 bits.
    static func append(_ value: Int, to bytes: inout [UInt8]) {
        bytes += [UInt8(value & 255), UInt8(value >> 8 & 255)]
    }

    /// Appends data as blocks of up to 255 bytes, each preceded by its length, and an empty block.
    static func append(blocks data: [UInt8], to bytes: inout [UInt8]) {
        for start in stride(from: 0, to: data.count, by: 255) {
            let piece = data[start..<min(start + 255, data.count)]
            bytes.append(UInt8(piece.count))
            bytes += piece
        }
        bytes.append(0)
    }

    static func header(width: Int, height: Int, loop: LoopCount) -> [UInt8] {
        var bytes = Array("GIF89a".utf8)
        append(width, to: &bytes)
        append(height, to: &bytes)
        // No global palette, 8 bits per channel; background colour and pixel aspect ratio are unused.
        bytes += [0x70, 0, 0]
        if loop.plays != 1 {
            // The count is the number of repetitions after the first play; 0 is forever.
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            append(max(loop.plays - 1, 0), to: &bytes)
            bytes.append(0)
        }
        return bytes
    }
}
