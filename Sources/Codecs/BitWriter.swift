// SPDX-License-Identifier: MIT

/// Bits as GIF's codes and deflate have them: the first one in the lowest place of a byte.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    /// Bits that make no whole byte yet.
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    init() {}

    /// - Parameter beginning: What stands before the first bit.
    init(beginning: [UInt8], capacity: Int) {
        bytes.reserveCapacity(beginning.count + capacity)
        bytes += beginning
    }

    /// The lowest `width` bits, of which there are no others.
    @inline(__always) mutating func put(_ bits: UInt64, _ width: UInt64) {
        pending |= bits << count
        count += width
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    /// Fills the last byte up with zeros.
    mutating func finishByte() {
        if count > 0 { put(0, 8 - count) }
    }

    /// For many bits at once: `body` puts them where there is room for `byteCount` bytes.
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

    /// Writes words, of which the last one is written again.
    struct Cursor {
        fileprivate var place: UnsafeMutableRawPointer
        fileprivate var pending: UInt64
        fileprivate var count: UInt64

        /// At most 56 bits.
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
