// SPDX-License-Identifier: MIT

import CDeflate

/// A note in a file that names Zoetrope as its writer, with a checksum of all other bytes: `Zoetrope 1f2e3d4c`.
///
/// A program that edits the file changes the checksum or drops the note. So a file with a valid signature has exactly
/// the bytes that Zoetrope wrote, and replacing it loses no work.
///
/// | file | place |
/// | --- | --- |
/// | PNG, APNG | a `tEXt` chunk "Software" before `IEND` |
/// | GIF | a comment before the trailer |
/// | JPEG | a comment behind the header |
/// | WebP | "Software" in Exif data |
/// | WAV | `ISFT` in an `INFO` list |
/// | SVG, PDF | a comment in the last line |
/// | MP4, MOV | a `free` box at the end |
/// | WebM | a void element at the end |
package enum FileSignature {
    private static let author = "Zoetrope "
    private static let digitCount = 8
    /// The number of bytes that the signature adds to a GIF file. A limit of the file size must leave room for them.
    package static let gifByteCount = 21

    /// A kind of file, by its first bytes.
    private enum Kind {
        case png, gif, jpeg, webp, wav, svg, pdf, movie, webm

        init?(_ file: UnsafeRawBufferPointer) {
            func has(_ text: String, at offset: Int = 0) -> Bool { file.has(Array(text.utf8), at: offset) }
            if file.has(FileFormat.png.magic, at: 0) {
                self = .png
            } else if has("GIF8") {
                self = .gif
            } else if file.has(FileFormat.jpeg.magic, at: 0) {
                self = .jpeg
            } else if has("RIFF"), has("WEBP", at: 8) {
                self = .webp
            } else if has("RIFF"), has("WAVE", at: 8) {
                self = .wav
            } else if has("<svg") || has("<?xml") {
                self = .svg
            } else if has("%PDF-") {
                self = .pdf
            } else if has("ftyp", at: 4) {
                self = .movie
            } else if file.has([0x1A, 0x45, 0xDF, 0xA3], at: 0) {
                self = .webm
            } else {
                return nil
            }
        }

        /// The note as a chunk, comment or box of the format.
        func block(_ note: String) -> [UInt8] {
            let text = Array(note.utf8)
            switch self {
            case .png:
                var chunk: [UInt8] = []
                PNGChunks.append("tEXt", Array("Software".utf8) + [0] + text, to: &chunk)
                return chunk
            case .gif: return [0x21, 0xFE, UInt8(text.count)] + text + [0]
            case .jpeg: return [0xFF, 0xFE, 0, UInt8(text.count + 2)] + text
            case .webp:
                // A TIFF directory with one entry, tag 0x0131 (Software). The entry's zero-terminated text follows the
                // directory.
                let count = text.count + 1
                let directory: [UInt8] = [1, 0, 0x31, 1, 2, 0, UInt8(count), 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0]
                return RIFF.chunk("EXIF", Array("II*".utf8) + [0, 8, 0, 0, 0] + directory + text + [0])
            case .wav: return RIFF.chunk("LIST", Array("INFO".utf8) + RIFF.chunk("ISFT", text + [0]))
            case .svg: return Array("<!-- ".utf8) + text + Array(" -->\n".utf8)
            case .pdf: return Array("%".utf8) + text + Array("\n".utf8)
            case .movie: return [0, 0, 0, UInt8(text.count + 8)] + Array("free".utf8) + text
            case .webm: return [0xEC, 0x80 | UInt8(text.count)] + text
            }
        }

        /// The number of bytes after the place where the block is inserted; nil if the file lacks its end marker.
        func bytesBehindBlock(in file: UnsafeRawBufferPointer) -> Int? {
            switch self {
            case .png: return file.has(Self.pngEnd, at: file.count - Self.pngEnd.count) ? Self.pngEnd.count : nil
            case .gif: return file.last == 0x3B ? 1 : nil
            case .jpeg:
                // The block follows the JFIF header, which must be the first segment.
                guard file.has([0xFF, 0xE0], at: 2), file.count > 6 else { return file.count - 2 }
                let length = Int(file[4]) << 8 | Int(file[5])
                return file.count >= length + 4 ? file.count - length - 4 : nil
            case .webp, .wav, .svg, .pdf, .movie, .webm: return 0
            }
        }

        static let pngEnd: [UInt8] = {
            var end: [UInt8] = []
            PNGChunks.append("IEND", [], to: &end)
            return end
        }()
    }

    /// The edit that signs a file: patches of bytes before `offset`, and `tail` in place of all bytes from `offset` on.
    package struct Change {
        package var patches: [(offset: Int, bytes: [UInt8])] = []
        /// The offset in the file at which `tail` begins.
        package var offset: Int
        package var tail: [UInt8]
    }

    /// The edit that signs a file; nil if its format is unknown or the file cannot be signed.
    package static func change(signing file: UnsafeRawBufferPointer) -> Change? {
        guard let kind = Kind(file) else { return nil }
        var change: Change
        switch kind {
        case .webp, .wav:
            guard let riff = RIFF.change(of: file, adding: kind.block(note(0)).count) else { return nil }
            change = riff
        default:
            guard let behind = kind.bytesBehindBlock(in: file) else { return nil }
            change = Change(offset: file.count - behind, tail: [])
            let block = kind.block(note(checksum(file, change)))
            change.tail = block + Array(file[change.offset...])
            // The block above was only a placeholder of the right length. The final checksum covers every byte except
            // the block, including the bytes after it.
            change.tail.replaceSubrange(
                ..<block.count, with: kind.block(note(checksum(file, change, besides: block.count))))
            return change
        }
        change.tail += kind.block(note(checksum(file, change)))
        return change
    }

    /// The file with its signature; unchanged if it cannot be signed.
    package static func signed(_ file: [UInt8]) -> [UInt8] {
        guard let change = file.withUnsafeBytes({ Self.change(signing: $0) }) else { return file }
        var signed = Array(file[..<change.offset])
        for (offset, bytes) in change.patches { signed.replaceSubrange(offset..<offset + bytes.count, with: bytes) }
        return signed + change.tail
    }

    /// Whether Zoetrope wrote the file and no byte has changed since.
    package static func isSigned(_ file: UnsafeRawBufferPointer) -> Bool {
        guard let kind = Kind(file), let behind = kind.bytesBehindBlock(in: file) else { return false }
        let length = kind.block(note(0)).count
        // For JPEG, `behind` counts all bytes after the header. In a signed file, these include the block itself.
        let end = kind == .jpeg ? file.count - behind + length : file.count - behind
        let start = end - length
        guard start >= 0, end <= file.count else { return false }
        var sum = libdeflate_crc32(0, file.baseAddress, start)
        sum = libdeflate_crc32(sum, file.baseAddress.map { $0 + end }, file.count - end)
        return file.has(kind.block(note(UInt32(sum))), at: start)
    }

    // MARK: Checksums

    /// The CRC-32 of the changed file. Leaves out the first `count` bytes of `change.tail`, which hold the checksum
    /// itself.
    private static func checksum(_ file: UnsafeRawBufferPointer, _ change: Change, besides count: Int = 0) -> UInt32 {
        var (sum, position) = (UInt32(0), 0)
        func add(_ bytes: UnsafeRawBufferPointer) { sum = libdeflate_crc32(sum, bytes.baseAddress, bytes.count) }
        for (offset, bytes) in change.patches {
            add(UnsafeRawBufferPointer(rebasing: file[position..<offset]))
            bytes.withUnsafeBytes(add)
            position = offset + bytes.count
        }
        add(UnsafeRawBufferPointer(rebasing: file[position..<change.offset]))
        change.tail.dropFirst(count).withUnsafeBytes(add)
        return sum
    }

    static func note(_ sum: UInt32) -> String {
        let digits = String(sum, radix: 16)
        return author + String(repeating: "0", count: digitCount - digits.count) + digits
    }

    // MARK: Streams

    /// The last bytes of a stream, with the signature; nil unless the stream is a GIF or PNG file and complete.
    ///
    /// - Parameters:
    ///   - checksum: The CRC-32 of all bytes before `last`.
    ///   - first: The first bytes of the stream, which determine the format.
    static func signedEnd(_ last: [UInt8], checksum: UInt32, first: [UInt8]) -> [UInt8]? {
        guard let kind = first.withUnsafeBytes({ Kind($0) }), [.png, .gif].contains(kind),
            let behind = last.withUnsafeBytes({ kind.bytesBehindBlock(in: $0) })
        else { return nil }
        let sum = last.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        return last.dropLast(behind) + kind.block(note(UInt32(sum))) + last.suffix(behind)
    }
}

/// Chunks of WebP and WAV files.
private enum RIFF {
    static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        Array(name.utf8) + bytes(data.count, 4) + data + (data.count.isMultiple(of: 2) ? [] : [0])
    }

    /// The little-endian bytes of a number.
    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// The edit that makes room for a chunk of `count` bytes at the end. The caller appends the chunk to the tail.
    static func change(of file: UnsafeRawBufferPointer, adding count: Int) -> FileSignature.Change? {
        guard file.count >= 30, file.count.isMultiple(of: 2), file.count + count + 18 <= Int(UInt32.max) else {
            return nil
        }
        let isPicture = file.has(Array("WEBP".utf8), at: 8)
        if isPicture, !file.has(Array("VP8X".utf8), at: 12) {
            // The simple WebP format cannot contain Exif data, so the file gets an extended header.
            guard let header = extendedHeader(of: file) else { return nil }
            let size = bytes(file.count + header.count + count - 8, 4)
            return FileSignature.Change(offset: 4, tail: size + Array("WEBP".utf8) + header + Array(file[12...]))
        }
        var patches = [(offset: 4, bytes: bytes(file.count + count - 8, 4))]
        if isPicture { patches.append((20, [file[20] | hasExif])) }
        return FileSignature.Change(patches: patches, offset: file.count, tail: [])
    }

    private static let hasExif: UInt8 = 8
    private static let hasAlpha: UInt8 = 16

    /// The extended header for a WebP file in the simple format.
    private static func extendedHeader(of file: UnsafeRawBufferPointer) -> [UInt8]? {
        func number(at offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(file[offset + $1]) << (8 * $1) } }
        let (width, height, isTransparent): (Int, Int, Bool)
        if file.has(Array("VP8L".utf8), at: 12), file[20] == 0x2F {
            let bits = number(at: 21)
            (width, height, isTransparent) = (bits & 0x3FFF, bits >> 14 & 0x3FFF, bits >> 28 & 1 == 1)
        } else if file.has(Array("VP8 ".utf8), at: 12), file.has([0x9D, 0x01, 0x2A], at: 23) {
            let bits = number(at: 26)
            (width, height, isTransparent) = ((bits & 0x3FFF) - 1, (bits >> 16 & 0x3FFF) - 1, false)
        } else {
            return nil
        }
        let flags = hasExif | (isTransparent ? hasAlpha : 0)
        return chunk("VP8X", [flags, 0, 0, 0] + bytes(width, 3) + bytes(height, 3))
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func has(_ bytes: [UInt8], at offset: Int) -> Bool {
        offset >= 0 && offset + bytes.count <= count && self[offset..<offset + bytes.count].elementsEqual(bytes)
    }
}
