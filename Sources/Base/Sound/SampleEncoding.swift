// SPDX-License-Identifier: MIT

/// The encoding of samples in a file: little-endian, channels interleaved.
enum SampleEncoding: Sendable, Hashable {
    /// 8-bit samples are unsigned with an offset of 128; 16, 24 and 32 bits are signed.
    case integer(bits: Int)
    /// IEEE 754, 32 or 64 bits; full scale is 1.
    case float(bits: Int)

    var byteCount: Int {
        switch self {
        case .integer(let bits), .float(let bits): bits / 8
        }
    }

    /// Decodes the sample at a byte offset; full scale is 1. NaN becomes 0.
    @inline(__always) func sample(_ bytes: [UInt8], at offset: Int) -> Float {
        switch self {
        case .integer(8): return (Float(bytes[offset]) - 128) / 128
        case .integer(16):
            return Float(Int16(truncatingIfNeeded: Self.word(bytes, at: offset, count: 2))) / 32_768
        case .integer(24):
            let word = Int32(truncatingIfNeeded: Self.word(bytes, at: offset, count: 3) << 8) >> 8
            return Float(word) / 8_388_608
        case .integer:
            return Float(Int32(truncatingIfNeeded: Self.word(bytes, at: offset, count: 4))) / 2_147_483_648
        case .float(32):
            return Self.finite(Float(bitPattern: UInt32(truncatingIfNeeded: Self.word(bytes, at: offset, count: 4))))
        case .float:
            return Self.finite(Float(Double(bitPattern: Self.word(bytes, at: offset, count: 8))))
        }
    }

    /// Clamps to 1000 times full scale, so that sums of damaged samples stay finite.
    @inline(__always) private static func finite(_ sample: Float) -> Float {
        sample.isNaN ? 0 : min(max(sample, -1000), 1000)
    }

    @inline(__always) static func word(_ bytes: [UInt8], at offset: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<count { word |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        return word
    }
}
