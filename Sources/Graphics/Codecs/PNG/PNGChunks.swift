// SPDX-License-Identifier: MIT

/// Reads and writes the chunks of PNG files. A file is a magic number followed by chunks. Each chunk has a length, a
/// type of four letters, data, and the CRC-32 of type and data.
enum PNGChunks {
    /// Appends a chunk, with its length and its CRC-32.
    static func append(_ type: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
        append(UInt32(data.count), to: &file)
        let start = file.count
        type.withUTF8Buffer { file.append(contentsOf: $0) }
        file.append(contentsOf: data)
        append(Deflate.crc32(file[start...]), to: &file)
    }

    static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) })
    }

    /// The result of a pass over all chunks.
    struct Summary: Equatable {
        var header: PNGHeader
        /// The size of the compressed pixels in bytes.
        var dataByteCount: Int
    }

    /// Examines the chunks from the magic to `IEND` without decoding pixels. Ignores bytes after `IEND`.
    static func summary(of file: [UInt8]) throws(CodecError) -> Summary {
        guard file.starts(with: FileFormat.png.magic) else {
            throw .damaged(.png, reason: "it does not begin like one")
        }
        var header: PNGHeader?
        var dataByteCount = 0
        var position = FileFormat.png.magic.count
        while true {
            guard file.count - position >= 12 else { throw .truncated(.png) }
            let length = Int(integer(in: file, at: position))
            let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
            guard length <= file.count - position - 12 else { throw .truncated(.png) }
            let data = position + 8
            switch type {
            case "IHDR":
                guard header == nil, length == 13 else { throw .damaged(.png, reason: "a bad header") }
                header = try readHeader(in: file, at: data)
            case "IDAT":
                dataByteCount += length
            case "IEND":
                guard let header else { throw .damaged(.png, reason: "no header") }
                return Summary(header: header, dataByteCount: dataByteCount)
            default:
                guard header != nil else { throw .damaged(.png, reason: "no header") }
            }
            position = data + length + 4
        }
    }

    private static func readHeader(in file: [UInt8], at position: Int) throws(CodecError) -> PNGHeader {
        let (width, height) = (integer(in: file, at: position), integer(in: file, at: position + 4))
        guard width > 0, height > 0, width <= Int32.max, height <= Int32.max else {
            throw .damaged(.png, reason: "a size of \(width)×\(height)")
        }
        guard let colorType = PNGHeader.ColorType(rawValue: file[position + 9]) else {
            throw .damaged(.png, reason: "colour type \(file[position + 9])")
        }
        return PNGHeader(
            width: Int(width), height: Int(height), bitDepth: Int(file[position + 8]), colorType: colorType)
    }

    private static func integer(in file: [UInt8], at position: Int) -> UInt32 {
        file[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
