// SPDX-License-Identifier: MIT

import Drawing

/// Writes PNG files: the smallest lossless colour type, one filter for all rows, libdeflate.
///
/// The file is a pure function of the image and the compression level.
public struct PNGEncoder: Sendable, Equatable {
    /// From 0, stored, to 9, smallest.
    public let compression: Int

    /// Measured on gradients, textures and flat drawings: see `Codecs/README.md`.
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

    /// Filtered rows, compressed. Flat areas take less time with `RunDeflate`, and as many bytes as on level 3.
    func zlibStream(of bitmap: Bitmap, as pixels: PNGPixels, _ header: PNGHeader) -> [UInt8] {
        let count = (header.bytesPerRow + 1) * bitmap.height
        let memory = LargePages.allocate(byteCount: count)
        defer { memory.deallocate() }
        Self.filterRows(of: bitmap, as: pixels, header, into: memory)
        let rows = UnsafeRawBufferPointer(start: memory, count: count)
        return (1...3).contains(compression) && RunDeflate.isWorthwhile(rows)
            ? RunDeflate.zlibStream(of: rows) : Deflate.zlibStream(of: rows, level: libdeflateLevel)
    }

    /// libdeflate counts to 12. Its levels above 9 search for the optimum: 6 % smaller than 6, 5 to 15 times as long.
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
        // Compression, filter method and interlacing: 0, the only one, the only one, none.
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

    /// What is compressed: each row behind the number of its filter.
    private static func filterRows(
        of bitmap: Bitmap, as pixels: PNGPixels, _ header: PNGHeader, into memory: UnsafeMutableRawPointer
    ) {
        let count = header.bytesPerRow
        var scratch = [UInt8](repeating: 0, count: 2 * count)
        var output = memory.bindMemory(to: UInt8.self, capacity: (count + 1) * bitmap.height)
        let filter: PNGFilter = header.colorType == .palette ? .none : .paeth
        scratch.withUnsafeMutableBufferPointer { scratch in
            var above = UnsafeMutableBufferPointer(rebasing: scratch[..<count])
            var row = UnsafeMutableBufferPointer(rebasing: scratch[count...])
            var last: UnsafeBufferPointer<UInt32>?
            bitmap.forEachRow { source in
                output.pointee = filter.rawValue
                let target = UnsafeMutableBufferPointer(start: output + 1, count: count)
                output += count + 1
                if let last, source.isEqual(to: last) {
                    filter.repeatRow(above, into: target)
                    return
                }
                last = source
                pixels.pack(source, into: row)
                filter.apply(to: row, above: above, distance: header.bytesPerPixel, into: target)
                swap(&above, &row)
            }
        }
    }
}
