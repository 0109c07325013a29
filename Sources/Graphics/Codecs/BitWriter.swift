// SPDX-License-Identifier: MIT

/// Writes bits in the order of GIF and deflate: the first bit is the lowest of its byte.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    /// The written bits that do not fill a byte yet.
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    init() {}

    /// - Parameter beginning: Bytes before the first bit.
    init(beginning: [UInt8], capacity: Int) {
        bytes.reserveCapacity(beginning.count + capacity)
        bytes += beginning
    }

    /// Appends the lowest `width` bits; all higher bits must be 0.
    @inline(__always) mutating func put(_ bits: UInt64, _ width: UInt64) {
        pending |= bits << count
        count += width
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    /// Pads the last byte with zeros.
    mutating func finishByte() {
        if count > 0 { put(0, 8 - count) }
    }

    /// Appends up to `byteCount` bytes at once: `body` writes the bits through a cursor.
    mutating func put(atMost byteCount: Int, _ body: (inout Cursor) -> Void) {
        let start = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: byteCount + 8))
        let (pending, count) = (pending, count)
        let cursor = bytes.withUnsafeMutableBytes { bytes in
            var cursor = Cursor(place: bytes.baseAddress.unsafelyUnwrapped + start, pending: pending, count: count)
            body(&cursor)
            return (end: bytes.baseAddress.unsafelyUnwrapped.distance(to: cursor.place), cursor.pending, cursor.count)
        }
        (self.pending, self.count) = (cursor.1, cursor.2)
        bytes.removeLast(bytes.count - cursor.end)
    }

    /// A place in memory to write bits to. Each `put` stores eight bytes but advances only past the complete ones, so
    /// the next `put` overwrites the others.
    struct Cursor {
        fileprivate var place: UnsafeMutableRawPointer
        fileprivate var pending: UInt64
        fileprivate var count: UInt64

        /// Appends at most 56 bits.
        @inline(__always) mutating func put(_ bits: UInt64, _ width: UInt64) {
            pending |= bits &<< count
            count &+= width
            place.storeBytes(of: pending.littleEndian, as: UInt64.self)
            let whole = count &>> 3
            place += Int(truncatingIfNeeded: whole)
            pending &>>= whole &<< 3
            count &= 7
        }
    }
}
