// SPDX-License-Identifier: MIT

/// A histogram of colours in bins of OKLab: 512 steps of L, 128 each of a and b.
///
/// The bins are fine enough to separate adjacent greys, which are common in user interfaces.
///
/// A hash table stores the bins, since an image uses only thousands of the eight million. Each bin stores the mean of
/// its colours, so an image with few colours keeps them exactly.
struct LabHistogram {
    /// For each used bin, the weighted sums of L, a and b, and the sum of weights, in order of first use.
    private(set) var sums: [SIMD4<Int>] = []
    /// The slots of the hash table: a bin's number in the upper 32 bits, and its index in `sums` plus one in the lower
    /// 32 bits. 0 if the slot is free.
    private var slots: Plane<UInt64>
    private var mask: Int

    init() {
        slots = Plane(repeating: 0, count: 1 << 15)
        mask = slots.count - 1
    }

    mutating func removeAll() {
        sums.removeAll(keepingCapacity: true)
        slots.fill(0)
    }

    @inline(__always) mutating func insert(_ color: LabColor, weight: Int) {
        let bin = Self.bin(of: color)
        var slot = Self.hash(bin) & mask
        while true {
            let entry = slots.base[slot]
            if entry == 0 { break }
            if entry >> 32 == UInt64(bin) {
                add(color, weight, to: Int(entry & 0xFFFF_FFFF) - 1)
                return
            }
            slot = (slot + 1) & mask
        }
        sums.append(.zero)
        slots.base[slot] = UInt64(bin) << 32 | UInt64(sums.count)
        add(color, weight, to: sums.count - 1)
        if sums.count * 2 > slots.count { grow() }
    }

    @inline(__always) private mutating func add(_ color: LabColor, _ weight: Int, to index: Int) {
        sums[index] &+= SIMD4(Int(color.x), Int(color.y), Int(color.z), 1) &* SIMD4(repeating: weight)
    }

    /// The mean colour and the weight of each bin.
    var bins: (colors: [LabColor], weights: [Float]) {
        let colors = sums.map { sum in
            LabColor(Self.mean(sum.x, sum.w), Self.mean(sum.y, sum.w), Self.mean(sum.z, sum.w), 0)
        }
        return (colors, sums.map { Float($0.w) })
    }

    private static func mean(_ sum: Int, _ weight: Int) -> Int16 {
        Int16((2 * sum + (sum < 0 ? -weight : weight)) / (2 * weight))
    }

    private mutating func grow() {
        let old = slots
        slots = Plane(repeating: 0, count: old.count * 2)
        mask = slots.count - 1
        for i in 0..<old.count where old.base[i] != 0 {
            var slot = Self.hash(Int(old.base[i] >> 32)) & mask
            while slots.base[slot] != 0 { slot = (slot + 1) & mask }
            slots.base[slot] = old.base[i]
        }
    }

    @inline(__always) private static func bin(of color: LabColor) -> Int {
        let l = min(max(Int(color.x), 0), 2047) >> 2
        let a = min(max(Int(color.y) + 1024, 0), 2047) >> 4
        let b = min(max(Int(color.z) + 1024, 0), 2047) >> 4
        return l | a << 9 | b << 16
    }

    @inline(__always) private static func hash(_ bin: Int) -> Int { (bin &* 0x9E37_79B1) >> 10 }
}
