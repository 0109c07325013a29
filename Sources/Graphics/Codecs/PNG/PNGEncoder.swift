// SPDX-License-Identifier: MIT

import Drawing

/// Writes PNG files with the smallest lossless colour type and one filter for all rows, compressed by libdeflate.
///
/// The bytes depend only on the image and the compression level.
public struct PNGEncoder: Sendable, Equatable {
    /// The level from 0 (uncompressed) to 9 (smallest).
    public let compression: Int

    /// A compromise between time and size, which `Codecs/README.md` compares with the other levels.
    public static let standardCompression = 3
    public static let compressionLevels = 0...9

    public init(compression: Int = standardCompression) {
        precondition(Self.compressionLevels.contains(compression), "compression \(compression) is not in 0…9")
        self.compression = compression
    }

    public func encode(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else {
            throw .emptyPicture(width: bitmap.width, height: bitmap.height)
        }
        let pixels = PNGPixels(bitmap)
        let header = PNGHeader(
            width: bitmap.width, height: bitmap.height, bitDepth: pixels.bitDepth, colorType: pixels.colorType)
        let stream = zlibStream(of: bitmap, as: pixels, header)

        var file = FileFormat.png.magic
        file.reserveCapacity(stream.count + 2048)
        PNGChunks.append("IHDR", Self.bytes(of: header), to: &file)
        PNGChunks.append("sRGB", [0], to: &file)
        if case .palette(let palette, _) = pixels { Self.append(palette, to: &file) }
        PNGChunks.append("IDAT", stream, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        return file
    }

    /// Filters and compresses the rows. At levels 1 to 3, flat images go through `RunDeflate`, which is faster than
    /// libdeflate and gives about the size of libdeflate's level 3.
    func zlibStream(of bitmap: Bitmap, as pixels: PNGPixels, _ header: PNGHeader) -> [UInt8] {
        let rows = PNGRows(of: bitmap, as: pixels, header)
        if (1...3).contains(compression), rows.byteCount <= Int32.max, Self.areFlat(rows) {
            let room = max(RunDeflate.standardRoom, rows.bytesPerRow)
            return RunDeflate.zlibStream(byteCount: rows.byteCount, room: room) { place, most in
                let count = most / rows.bytesPerRow
                rows.next(count, into: place)
                return count * rows.bytesPerRow
            }
        }
        let memory = LargePages.allocate(byteCount: rows.byteCount)
        defer { memory.deallocate() }
        rows.next(rows.count, into: memory.bindMemory(to: UInt8.self, capacity: rows.byteCount))
        return Deflate.zlibStream(
            of: UnsafeRawBufferPointer(start: memory, count: rows.byteCount), level: libdeflateLevel)
    }

    /// The number of rows that are sampled to detect flat images.
    private static let sampledRowCount = 128

    /// Whether runs dominate in a sample of the rows. Moves `rows` back to the first row before it returns.
    private static func areFlat(_ rows: PNGRows) -> Bool {
        var census = RunDeflate.RunStatistics()
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rows.bytesPerRow) { row in
            for y in stride(from: 0, to: rows.count, by: (rows.count + sampledRowCount - 1) / sampledRowCount) {
                rows.move(to: y)
                rows.next(1, into: row.baseAddress.unsafelyUnwrapped)
                census.add(UnsafeRawBufferPointer(row))
            }
        }
        rows.move(to: 0)
        return census.isWorthwhile
    }

    /// The level on libdeflate's scale of 0…12. libdeflate's levels above 9 search for optimal matches, which is much
    /// slower.
    var libdeflateLevel: Int {
        switch compression {
        case 0...6: compression
        case 7: 8
        case 8: 10
        default: 12
        }
    }

    static func bytes(of header: PNGHeader) -> [UInt8] {
        var bytes: [UInt8] = []
        PNGChunks.append(UInt32(header.width), to: &bytes)
        PNGChunks.append(UInt32(header.height), to: &bytes)
        // Compression method 0 and filter method 0 (PNG defines no others), and no interlacing.
        return bytes + [UInt8(header.bitDepth), header.colorType.rawValue, 0, 0, 0]
    }

    static func append(_ palette: ColorIndex, to file: inout [UInt8]) {
        let straight = palette.colors.map { color -> [UInt8] in
            let alpha = Int(color >> 24)
            return [0, 8, 16].map { AlphaTable.straight[alpha << 8 | Int(color >> $0 & 255)] }
        }
        PNGChunks.append("PLTE", straight.flatMap { $0 }, to: &file)
        let alphas = palette.colors.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
        if !alphas.isEmpty { PNGChunks.append("tRNS", Array(alphas), to: &file) }
    }
}
