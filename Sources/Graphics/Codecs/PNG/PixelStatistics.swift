// SPDX-License-Identifier: MIT

import Drawing

/// The properties of an image that determine the size of its pixels in a file.
struct PixelStatistics {
    private(set) var isOpaque: Bool
    private(set) var isGrey: Bool
    /// The image's colours, premultiplied, red in the lowest byte; nil if there are more than 256. Translucent colours
    /// precede opaque colours. Within each kind, colours are in the order of their first appearance.
    private(set) var palette: ColorIndex?

    init(_ bitmap: Bitmap) {
        var common: UInt32 = .max
        var difference: UInt32 = 0
        var colors: ColorIndex? = ColorIndex()
        var last: UnsafeBufferPointer<UInt32>?
        bitmap.forEachRow { row in
            // A row that equals the previous row, as most rows of user interfaces do, has no new colours. Comparing
            // rows is cheaper than counting their colours.
            if let last, row.isEqual(to: last) { return }
            last = row
            let found = row.census
            common &= found.common
            difference |= found.difference
            colors?.insert(row)
            if colors?.isFull == true { colors = nil }
        }
        isOpaque = common >> 24 == 255
        isGrey = difference & 0xFFFF == 0
        palette = colors.map { isOpaque ? $0 : $0.sortedByTransparency() }
    }
}

/// An ordered set of up to 256 colours: a hash table with open addressing and four slots per colour.
struct ColorIndex {
    private(set) var colors: [UInt32] = []
    /// Whether the set has refused a 257th colour.
    private(set) var isFull = false
    /// Per slot, the index of its colour in `colors` plus one; 0 if the slot is free.
    private var slots = [UInt16](repeating: 0, count: 1024)

    init() {}

    private init(_ colors: [UInt32]) {
        for color in colors { insert(color) }
    }

    /// Inserts the colours of a row. Stops at the 257th colour.
    mutating func insert(_ row: UnsafeBufferPointer<UInt32>) {
        guard var last = row.first else { return }
        insert(last)
        var x = 1
        while !isFull {
            x += row.countOfGroups(from: x, of: last)
            while x < row.count, row[x] == last { x += 1 }
            guard x < row.count else { return }
            last = row[x]
            insert(last)
            x += 1
        }
    }

    mutating func insert(_ color: UInt32) {
        let slot = slot(of: color)
        guard slots[slot] == 0 else { return }
        guard colors.count < 256 else {
            isFull = true
            return
        }
        colors.append(color)
        slots[slot] = UInt16(colors.count)
    }

    /// The index of a colour, which must be in the set.
    func index(of color: UInt32) -> UInt8 { UInt8(slots[slot(of: color)] - 1) }

    /// The slot of a colour in the set, or a free slot for a new colour.
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & 1023 }
        return slot
    }

    /// The set with opaque colours last: the `tRNS` chunk then lists only the alphas of the colours before them.
    func sortedByTransparency() -> ColorIndex {
        ColorIndex(colors.filter { $0 >> 24 != 255 } + colors.filter { $0 >> 24 == 255 })
    }
}

extension UnsafeBufferPointer<UInt32> {
    /// The length of a run of `color` from `start` on, rounded down to a multiple of eight.
    fileprivate func countOfGroups(from start: Int, of color: UInt32) -> Int {
        let bytes = UnsafeRawBufferPointer(self), colors = SIMD8(repeating: color)
        var x = start
        while x + 8 <= count, bytes.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self) == colors { x += 8 }
        return x - start
    }

    /// `common`: the bits that are set in all pixels, such as 0xFF000000 if all are opaque. `difference`: the bitwise
    /// OR of red ^ green in the lowest byte and green ^ blue in the second byte; both are 0 if all pixels are grey.
    var census: (common: UInt32, difference: UInt32) {
        // Local variables, so that the compiler vectorises the loop.
        var common: UInt32 = .max, difference: UInt32 = 0
        for pixel in self {
            common &= pixel
            difference |= pixel ^ pixel >> 8
        }
        return (common, difference)
    }

    /// Whether two rows of the same length are equal. The loop has no early exit, so that the compiler vectorises it.
    func isEqual(to other: Self) -> Bool {
        var difference: UInt32 = 0
        for x in 0..<count { difference |= self[x] ^ other[x] }
        return difference == 0
    }
}

extension Bitmap {
    /// Calls `body` with the pixels of each row, red in the lowest byte, without padding.
    func forEachRow(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        withUnsafeBytes { bytes in
            for y in 0..<height { body(row(y, of: bytes)) }
        }
    }

    func row(_ y: Int, of bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt32> {
        let row = bytes[y * bytesPerRow..<y * bytesPerRow + width * 4]
        return UnsafeRawBufferPointer(rebasing: row).assumingMemoryBound(to: UInt32.self)
    }
}
