// SPDX-License-Identifier: MIT

import Drawing

/// A fast decoder for the most common PNG files: 8 bits per channel, RGB or RGBA, not interlaced, no colour profile.
///
/// It is fast because libdeflate inflates all pixels in one call. It reports no errors: libpng decodes unusual and
/// damaged files again, and reports their errors.
enum PlainPNG {
    /// - Parameter header: The file's header, checked against limits.
    /// - Returns: Straight components, as in the file; nil if libpng has to decode it.
    static func decode(_ bytes: [UInt8], _ header: PNGHeader) -> Bitmap? {
        guard header.bitDepth == 8, header.colorType == .rgb || header.colorType == .rgba, bytes[26...28] == [0, 0, 0],
            let data = compressedPixels(of: bytes),
            var rows = Deflate.bytes(ofZlibStream: data, count: (header.bytesPerRow + 1) * header.height)
        else { return nil }
        var bitmap = Bitmap(width: header.width, height: header.height)
        let (count, distance, bytesPerRow) = (header.bytesPerRow, header.bytesPerPixel, bitmap.bytesPerRow)
        let zeros = [UInt8](repeating: 0, count: count)
        let succeeded = bitmap.withUnsafeMutableBytes { pixels in
            rows.withUnsafeMutableBufferPointer { rows in
                zeros.withUnsafeBufferPointer { zeros in
                    var above = zeros.baseAddress!
                    for y in 0..<header.height {
                        let start = rows.baseAddress! + y * (count + 1)
                        let row = start + 1
                        guard restore(row, above, count, distance, filter: start[0]) else { return false }
                        expand(row, header.width, distance, into: pixels.baseAddress! + y * bytesPerRow)
                        above = UnsafePointer(row)
                    }
                    return true
                }
            }
        }
        return succeeded ? bitmap : nil
    }

    /// The compressed pixels; nil if a checksum is wrong or a chunk changes the meaning of colours.
    private static func compressedPixels(of bytes: [UInt8]) -> [UInt8]? {
        var data: [UInt8] = []
        var position = FileFormat.png.magic.count
        while bytes.count - position >= 12 {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - position - 12 else { return nil }
            let end = position + 8 + length
            let checksum = bytes[end..<end + 4].reduce(0) { $0 << 8 | UInt32($1) }
            guard Deflate.crc32(bytes[position + 4..<end]) == checksum else { return nil }
            switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
            case "IHDR", "sRGB", "pHYs", "tEXt", "tIME": break
            case "IDAT": data += bytes[position + 8..<end]
            case "IEND": return data
            default: return nil
            }
            position = end + 4
        }
        return nil
    }

    /// Undoes a row's filter in place.
    /// - Returns: false for an unknown filter.
    @inline(__always)
    private static func restore(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ distance: Int,
        filter: UInt8
    ) -> Bool {
        switch filter {
        case 0: break
        case 1: for i in distance..<max(count, distance) { row[i] &+= row[i - distance] }
        case 2: for i in 0..<count { row[i] &+= above[i] }
        case 3:
            for i in 0..<min(distance, count) { row[i] &+= above[i] / 2 }
            for i in distance..<max(count, distance) {
                row[i] &+= UInt8(truncatingIfNeeded: (UInt16(row[i - distance]) &+ UInt16(above[i])) / 2)
            }
        // Calls with constant distances, so that the compiler specialises a loop for each.
        case 4: distance == 3 ? restorePaeth(row, above, count, 3) : restorePaeth(row, above, count, 4)
        default: return false
        }
        return true
    }

    /// Undoes the Paeth filter pixel by pixel, since each pixel depends on the previous pixel. RGB leaves the fourth
    /// lane unused.
    @inline(__always)
    private static func restorePaeth(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ distance: Int
    ) {
        var left = PNGFilter.Channels.zero, corner = left
        var i = 0
        while i + 4 <= count {
            let up = channels(above + i)
            left = (channels(row + i) &+ PNGFilter.paeth(left: left, above: up, corner: corner)) & 255
            let pixel = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: left), to: UInt32.self)
            let place = UnsafeMutableRawPointer(row + i)
            if distance == 4 {
                place.storeBytes(of: pixel, as: UInt32.self)
            } else {
                place.storeBytes(of: UInt16(truncatingIfNeeded: pixel), as: UInt16.self)
                row[i + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
            }
            corner = up
            i &+= distance
        }
        // The last RGB pixel, byte by byte: a load of four bytes could read beyond the row.
        while i < count {
            let isFirst = i < distance
            row[i] &+= PNGFilter.paeth(
                left: isFirst ? 0 : row[i - distance], above: above[i], corner: isFirst ? 0 : above[i - distance])
            i &+= 1
        }
    }

    @inline(__always)
    private static func channels(_ bytes: UnsafePointer<UInt8>) -> PNGFilter.Channels {
        PNGFilter.Channels(truncatingIfNeeded: UnsafeRawPointer(bytes).loadUnaligned(as: SIMD4<UInt8>.self))
    }

    @inline(__always)
    private static func expand(
        _ row: UnsafeMutablePointer<UInt8>, _ width: Int, _ distance: Int, into output: UnsafeMutableRawPointer
    ) {
        if distance == 4 {
            output.copyMemory(from: row, byteCount: width * 4)
            return
        }
        for x in 0..<width {
            let pixel = UInt32(row[3 &* x]) | UInt32(row[3 &* x &+ 1]) << 8 | UInt32(row[3 &* x &+ 2]) << 16
            output.storeBytes(of: pixel | 0xFF00_0000, toByteOffset: 4 &* x, as: UInt32.self)
        }
    }
}
