// SPDX-License-Identifier: MIT

/// The rotation and mirroring of stored pixels for display. Raw values are the values of EXIF's `Orientation` tag.
///
/// Cameras store rows as the sensor reads them, and record how the camera was held in this tag.
package enum ImageOrientation: Int, Sendable {
    /// Stored rows run from top to bottom, columns from left to right.
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored
    /// The display turns the stored image clockwise by a quarter: the stored top becomes the right side.
    case right
    case rightMirrored, left

    /// Whether width and height are swapped for display.
    var swapsSides: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }
}

extension ImageOrientation {
    /// Reads the orientation from an image file; `up` if the file has no valid orientation.
    package init(of file: [UInt8]) {
        let exif: ArraySlice<UInt8>? =
            switch FileFormat(magicOf: file) {
            case .jpeg: Self.exif(inJPEG: file)
            case .png, .apng: Self.exif(inPNG: file)
            case .webp: Self.exif(inWebP: file)
            case .gif, nil: nil
            }
        self = exif.flatMap { Self(exif: $0) } ?? .up
    }

    /// Reads the orientation from an EXIF block, which is a TIFF file without pixels; nil if its first directory lacks
    /// the tag.
    init?(exif: ArraySlice<UInt8>) {
        let prefix = Array("Exif\0\0".utf8)
        let reader: TIFFReader? = TIFFReader(exif.starts(with: prefix) ? exif.dropFirst(prefix.count) : exif)
        guard let value = reader?.value(ofTag: 0x0112), let orientation = Self(rawValue: value) else { return nil }
        self = orientation
    }

    // MARK: Containers

    /// The first `APP1` segment with EXIF data before the first scan; nil if there is none.
    private static func exif(inJPEG file: [UInt8]) -> ArraySlice<UInt8>? {
        var position = 2
        while position + 4 <= file.count, file[position] == 0xFF {
            let marker = file[position + 1]
            switch marker {
            case 0xFF: position += 1  // Fill bytes.
            case 0x01, 0xD0...0xD7: position += 2  // Without a length.
            case 0xD9, 0xDA: return nil
            default:
                let length = Int(file[position + 2]) << 8 | Int(file[position + 3])
                let end = position + 2 + length
                guard length >= 2, end <= file.count else { return nil }
                let data = file[(position + 4)..<end]
                if marker == 0xE1, data.starts(with: "Exif\0\0".utf8) { return data }
                position = end
            }
        }
        return nil
    }

    private static func exif(inPNG file: [UInt8]) -> ArraySlice<UInt8>? {
        chunk("eXIf", of: file, from: FileFormat.png.magic.count) { head in
            (head.prefix(4).reduce(0) { $0 << 8 | Int($1) }, head.suffix(4), trailing: { _ in 4 })
        }
    }

    private static func exif(inWebP file: [UInt8]) -> ArraySlice<UInt8>? {
        chunk("EXIF", of: file, from: 12) { head in
            (head.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }, head.prefix(4), trailing: { $0 % 2 })
        }
    }

    /// The data of the first chunk of a type; nil if there is none.
    ///
    /// - Parameter parse: Reads the eight bytes before a chunk's data. Returns the length of the data, the chunk's
    ///   type, and a function `trailing` from the length to the number of bytes after the data (checksum or padding).
    private static func chunk(
        _ type: String, of file: [UInt8], from start: Int,
        _ parse: (ArraySlice<UInt8>) -> (length: Int, type: ArraySlice<UInt8>, trailing: (Int) -> Int)
    ) -> ArraySlice<UInt8>? {
        var position = start
        while file.count - position >= 8 {
            let (length, found, trailing) = parse(file[position..<position + 8])
            let data = position + 8
            guard length <= file.count - data else { return nil }
            if found.elementsEqual(type.utf8) { return file[data..<data + length] }
            position = data + length + trailing(length)
        }
        return nil
    }
}

/// Reads numbers from the first directory of a TIFF file.
private struct TIFFReader {
    private let bytes: ArraySlice<UInt8>
    private let isBigEndian: Bool

    /// nil if the bytes do not begin like a TIFF file.
    init?(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0x49, 0x49, 42, 0]) {
            isBigEndian = false
        } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
            isBigEndian = true
        } else {
            return nil
        }
    }

    /// The value of the entry with a tag; nil if there is no such entry, or its type is not an unsigned integer.
    func value(ofTag tag: Int) -> Int? {
        guard let directory = integer(at: 4, size: 4), let count = integer(at: directory, size: 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + 12 * index
            guard let found = integer(at: entry, size: 2) else { return nil }
            if found != tag { continue }
            // An EXIF entry has four value bytes. A BYTE, SHORT or LONG occupies the first 1, 2 or 4 of them.
            guard let type = integer(at: entry + 2, size: 2), let size = [1: 1, 3: 2, 4: 4][type] else { return nil }
            return integer(at: entry + 8, size: size)
        }
        return nil
    }

    private func integer(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        let start = bytes.startIndex + offset
        let digits = bytes[start..<start + size]
        return isBigEndian
            ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
