// SPDX-License-Identifier: MIT

/// The parts of a GIF file around its images.
enum GIFBlocks {
    static let end: [UInt8] = [0x3B]
    /// The largest width and the largest height in pixels.
    static let maximumSide = 65_535

    /// Appends a little-endian integer of 16 bits.
    static func append(_ value: Int, to bytes: inout [UInt8]) {
        bytes += [UInt8(value & 255), UInt8(value >> 8 & 255)]
    }

    /// Appends data in blocks of up to 255 bytes, each preceded by its length, and then an empty block as terminator.
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
        // No global palette and 8 bits per channel. The background colour and the pixel aspect ratio are unused, so
        // both are 0.
        bytes += [0x70, 0, 0]
        if loop.plays != 1 {
            // This extension stores the number of repetitions after the first play; 0 means forever.
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
            append(max(loop.plays - 1, 0), to: &bytes)
            bytes.append(0)
        }
        return bytes
    }
}
