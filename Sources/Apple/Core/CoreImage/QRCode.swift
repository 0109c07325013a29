// SPDX-License-Identifier: MIT

/// A QR code of bytes (ISO/IEC 18004), with the least penalty that any of the eight masks gives.
struct QRCode {
    enum Level: Int { case low, medium, quartile, high }

    let version: Int
    /// Modules per side.
    let size: Int
    /// Whether a module is dark, row by row.
    private(set) var modules: [Bool]
    private var isReserved: [Bool]

    /// Nil if the data is too long for the largest code.
    init?(_ data: [UInt8], level: Level) {
        let version = (1...40).first { version in
            4 + Self.countBits(version) + 8 * data.count <= 8 * Self.dataCodewords(version, level)
        }
        guard let version else { return nil }
        self.version = version
        size = 17 + 4 * version
        modules = Array(repeating: false, count: size * size)
        isReserved = modules
        drawPatterns()
        place(Self.interleaved(Self.codewords(data, version, level), version, level))
        applyBestMask(level)
    }

    subscript(x: Int, y: Int) -> Bool { modules[y * size + x] }

    // MARK: Capacity

    /// Error correction codewords per block, by level and version.
    private static let correction: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
    /// Blocks, by level and version.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19,
            19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31,
            33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43,
            45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48,
            51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

    /// Codewords for data and error correction.
    static func allCodewords(_ version: Int) -> Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let count = version / 7 + 2
            modules -= (25 * count - 10) * count - 55
            if version >= 7 { modules -= 36 }
        }
        return modules / 8
    }

    static func dataCodewords(_ version: Int, _ level: Level) -> Int {
        allCodewords(version) - correction[level.rawValue][version - 1] * blocks[level.rawValue][version - 1]
    }

    // MARK: Codewords

    private static func codewords(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(data.count, countBits(version))
        for byte in data { append(Int(byte), 8) }
        let capacity = dataCodewords(version, level) * 8
        append(0, min(4, capacity - bits.count))
        append(0, -bits.count & 7)
        var filler = 0xEC
        while bits.count < capacity {
            append(filler, 8)
            filler ^= 0xEC ^ 0x11
        }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// Splits the data into blocks, adds their error correction, and takes one codeword of each block in turn.
    private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
        let count = blocks[level.rawValue][version - 1]
        let corrections = correction[level.rawValue][version - 1]
        let all = allCodewords(version)
        let (short, shortCount) = (all / count - corrections, count - all % count)
        let divisor = ReedSolomon(corrections)
        var (parts, remainders, start) = ([[UInt8]](), [[UInt8]](), 0)
        for index in 0..<count {
            let length = short + (index < shortCount ? 0 : 1)
            parts.append(Array(data[start..<start + length]))
            remainders.append(divisor.remainder(of: parts[index]))
            start += length
        }
        var result: [UInt8] = []
        for index in 0...short { for part in parts where index < part.count { result.append(part[index]) } }
        for index in 0..<corrections { for remainder in remainders { result.append(remainder[index]) } }
        return result
    }

    // MARK: Patterns

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y * size + x] = isDark
        isReserved[y * size + x] = true
    }

    private mutating func drawPatterns() {
        for index in 0..<size {
            set(6, index, index.isMultiple(of: 2))
            set(index, 6, index.isMultiple(of: 2))
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 where 0..<size ~= x + dx && 0..<size ~= y + dy {
                    let distance = max(abs(dx), abs(dy))
                    set(x + dx, y + dy, distance != 2 && distance != 4)
                }
            }
        }
        let centers = alignments
        for (i, x) in centers.enumerated() {
            for (j, y) in centers.enumerated() {
                let last = centers.count - 1
                if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
                for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(0)
        drawVersion()
    }

    private var alignments: [Int] {
        if version == 1 { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - step * (count - 2 - $0) }
    }

    /// Draws the level and the mask, protected by a BCH code, twice.
    private mutating func drawFormat(_ data: Int) {
        var remainder = data
        for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0x537 }
        let bits = (data << 10 | remainder) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6))
        set(8, 8, bit(7))
        set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }

    private mutating func drawVersion() {
        if version < 7 { return }
        var remainder = version
        for _ in 0..<12 { remainder = remainder << 1 ^ (remainder >> 11) * 0x1F25 }
        let bits = version << 12 | remainder
        for index in 0..<18 {
            let (a, b) = (size - 11 + index % 3, index / 3)
            set(a, b, bits >> index & 1 == 1)
            set(b, a, bits >> index & 1 == 1)
        }
    }

    /// Places the codewords in columns of two modules, alternately upwards and downwards from the lower right corner.
    private mutating func place(_ codewords: [UInt8]) {
        var next = 0
        for right in stride(from: size - 1, to: 6, by: -2).map({ $0 }) + [5, 3, 1] {
            let isUpwards = (right + 1) & 2 == 0
            for step in 0..<size {
                let y = isUpwards ? size - 1 - step : step
                for x in [right, right - 1] where !isReserved[y * size + x] && next < codewords.count * 8 {
                    modules[y * size + x] = codewords[next / 8] >> (7 - next % 8) & 1 == 1
                    next += 1
                }
            }
        }
    }

    // MARK: Masks

    private mutating func applyBestMask(_ level: Level) {
        let bits = [1, 0, 3, 2][level.rawValue] << 3
        let codes = (0..<8).map { mask -> QRCode in
            var code = self
            code.apply(mask)
            code.drawFormat(bits | mask)
            return code
        }
        self = codes.min { $0.penalty < $1.penalty }!
    }

    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isReserved[y * size + x] {
                let flips =
                    switch mask {
                    case 0: (x + y) % 2 == 0
                    case 1: y % 2 == 0
                    case 2: x % 3 == 0
                    case 3: (x + y) % 3 == 0
                    case 4: (x / 3 + y / 2) % 2 == 0
                    case 5: x * y % 2 + x * y % 3 == 0
                    case 6: (x * y % 2 + x * y % 3) % 2 == 0
                    default: ((x + y) % 2 + x * y % 3) % 2 == 0
                    }
                if flips { modules[y * size + x].toggle() }
            }
        }
    }

    /// The four penalties of the standard: runs, squares, patterns like the corners', and imbalance.
    private var penalty: Int {
        var sum = 0
        let finder = [true, false, true, true, true, false, true]
        let quiet = [false, false, false, false]
        for a in 0..<size {
            for line in [(0..<size).map { self[$0, a] }, (0..<size).map { self[a, $0] }] {
                var run = 0
                for index in 0...size {
                    if index > 0, index < size, line[index] == line[index - 1] {
                        run += 1
                    } else {
                        if run >= 5 { sum += run - 2 }
                        run = 1
                    }
                }
                for start in 0..<size - 10 {
                    let part = line[start..<start + 11]
                    if part.elementsEqual(finder + quiet) || part.elementsEqual(quiet + finder) { sum += 40 }
                }
            }
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let color = self[x, y]
                if self[x + 1, y] == color, self[x, y + 1] == color, self[x + 1, y + 1] == color { sum += 3 }
            }
        }
        let dark = modules.count { $0 }
        return sum + ((abs(dark * 20 - modules.count * 10) + modules.count - 1) / modules.count - 1) * 10
    }
}

/// Division by the generator polynomial in the field of 256 elements.
private struct ReedSolomon {
    private var divisor: [UInt8]

    init(_ degree: Int) {
        divisor = Array(repeating: 0, count: degree - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                divisor[index] = Self.product(divisor[index], root)
                if index + 1 < degree { divisor[index] ^= divisor[index + 1] }
            }
            root = Self.product(root, 2)
        }
    }

    func remainder(of data: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in divisor.indices { result[index] ^= Self.product(divisor[index], factor) }
        }
        return result
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11D
            if b >> bit & 1 == 1 { result ^= Int(a) }
        }
        return UInt8(result)
    }
}
