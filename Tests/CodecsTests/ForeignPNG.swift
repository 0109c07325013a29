// SPDX-License-Identifier: MIT

/// A simple PNG writer that shares no code with ours: bitwise CRC, stored blocks, any header, any filters.
struct ForeignPNG {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var rows: [[UInt8]] = []
    /// The filter of each row, 0…4; empty for none.
    var filters: [Int] = []

    var bytes: [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += Self.chunk(
            "IHDR",
            Self.bigEndian(width) + Self.bigEndian(height)
                + [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        file += Self.chunk("IDAT", Self.stored(rows.indices.flatMap(filteredRow)))
        return file + Self.chunk("IEND", [])
    }

    private func filteredRow(_ y: Int) -> [UInt8] {
        if filters.isEmpty { return [0] + rows[y] }
        let distance = max(bitDepth * [1, 0, 3, 1, 2, 0, 4][colorType] / 8, 1)
        let row = rows[y].indices.map { i in
            let left = i < distance ? 0 : Int(rows[y][i - distance])
            let above = y == 0 ? 0 : Int(rows[y - 1][i])
            let corner = y == 0 || i < distance ? 0 : Int(rows[y - 1][i - distance])
            let sum = left + above - corner
            let nearest = [left, above, corner].min { abs(sum - $0) < abs(sum - $1) }!
            return UInt8((Int(rows[y][i]) - [0, left, above, (left + above) / 2, nearest][filters[y]]) & 255)
        }
        return [UInt8(filters[y])] + row
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    static func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = .max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }

    /// A zlib stream with one stored block, so for 65 535 bytes at most.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
        return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + bigEndian(b << 16 | a)
    }
}
