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
}
