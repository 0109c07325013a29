// SPDX-License-Identifier: MIT

/// Adds texts to PNG and APNG files (`iTXt` chunks). Viewers list them among the image's properties; pixels do not
/// change.
public enum PNGText {
    /// Inserts a text at the end of a complete file, before `IEND`.
    ///
    /// - Parameters:
    ///   - keyword: 1 to 79 printable ASCII characters, without leading or trailing blanks.
    ///   - isCompressed: Whether to compress the text, which suits long texts. `compressedText` reads it.
    public static func adding(
        _ keyword: String, _ text: String, isCompressed: Bool = false, to file: [UInt8]
    ) throws(CodecError) -> [UInt8] {
        precondition(
            (1...79).contains(keyword.utf8.count) && keyword.utf8.allSatisfy { (32...126).contains($0) },
            "“\(keyword)” is no keyword of a PNG file")
        let end = try chunks(of: file).last { $0.type == "IEND" }!.start
        var result = Array(file[..<end])
        let bytes = Array(text.utf8)
        let data =
            isCompressed
            ? compressedOpening(keyword) + Deflate.zlibStream(of: bytes, level: 9) : opening(keyword) + bytes
        PNGChunks.append("iTXt", data, to: &result)
        return result + file[end...]
    }

    /// The last uncompressed text that `adding` stored under a keyword; nil if there is none.
    public static func text(_ keyword: String, in file: [UInt8]) throws(CodecError) -> String? {
        let start = opening(keyword)
        let chunk = try chunks(of: file).last { $0.type == "iTXt" && file[$0.data].starts(with: start) }
        return chunk.map { String(decoding: file[$0.data].dropFirst(start.count), as: UTF8.self) }
    }

    /// The last compressed text under a keyword; nil if there is none or it is longer than `limit` bytes.
    public static func compressedText(
        _ keyword: String, in file: [UInt8], limit: Int = 16 << 20
    ) throws(CodecError) -> String? {
        let start = compressedOpening(keyword)
        guard let chunk = try chunks(of: file).last(where: { $0.type == "iTXt" && file[$0.data].starts(with: start) })
        else { return nil }
        return Deflate.bytes(ofZlibStream: Array(file[chunk.data].dropFirst(start.count)), limit: limit)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// The file without the texts that `adding` stored under a keyword.
    public static func removing(_ keyword: String, from file: [UInt8]) throws(CodecError) -> [UInt8] {
        let starts = [opening(keyword), compressedOpening(keyword)]
        var result = file
        for chunk in try chunks(of: file).reversed()
        where chunk.type == "iTXt" && starts.contains(where: { file[chunk.data].starts(with: $0) }) {
            result.removeSubrange(chunk.start..<chunk.data.upperBound + 4)
        }
        return result
    }

    /// The start of an uncompressed text chunk: the keyword and its terminator, compression flag 0, method 0, no
    /// language and no translated keyword.
    private static func opening(_ keyword: String) -> [UInt8] { Array(keyword.utf8) + [0, 0, 0, 0, 0] }

    /// The start of a compressed text chunk: the same bytes as `opening`, except that the compression flag is 1.
    private static func compressedOpening(_ keyword: String) -> [UInt8] { Array(keyword.utf8) + [0, 1, 0, 0, 0] }

    private struct Chunk {
        var type: String
        /// The offset of the chunk's length field, where the chunk starts.
        var start: Int
        var data: Range<Int>
    }

    private static func chunks(of file: [UInt8]) throws(CodecError) -> [Chunk] {
        // Throws if chunks are malformed or `IEND` is missing.
        _ = try PNGChunks.summary(of: file)
        var chunks: [Chunk] = []
        var start = FileFormat.png.magic.count
        while chunks.last?.type != "IEND" {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
            chunks.append(Chunk(type: type, start: start, data: start + 8..<start + 8 + length))
            start += length + 12
        }
        return chunks
    }
}
