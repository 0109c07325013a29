// SPDX-License-Identifier: MIT

/// A 64-bit FNV-1a checksum. It is not cryptographic: collisions can be constructed.
package struct Checksum: Equatable, CustomStringConvertible {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init(_ bytes: some Sequence<UInt8>) {
        // Callers that are compiled without optimisation do not specialise this function. With contiguous storage, they
        // need no witness call per byte.
        if bytes.withContiguousStorageIfAvailable({ add($0[...]) }) == nil { add(Array(bytes)[...]) }
    }

    /// The checksum of the pixels, without the rows' padding.
    package init(_ bitmap: Bitmap) {
        bitmap.withUnsafeBytes { bytes in
            for y in 0..<bitmap.height {
                let start = y * bitmap.bytesPerRow
                add(bytes[start..<start + 4 * bitmap.width])
            }
        }
    }

    private mutating func add(_ bytes: some RandomAccessCollection<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    /// The value as 16 hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
