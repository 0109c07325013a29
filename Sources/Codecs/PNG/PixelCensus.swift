// SPDX-License-Identifier: MIT

import Drawing

/// What decides how few bytes a pixel of an image needs.
struct PixelCensus {
    /// Every pixel's alpha is 255.
    private(set) var isOpaque: Bool
    /// Red, green and blue are equal in every pixel.
    private(set) var isGrey: Bool
    /// The image's colours, premultiplied as in memory (red in the low byte), translucent ones first, else in the
    /// order in which they appear; nil where there are more than 256.
    private(set) var palette: ColorIndex?

    init(_ bitmap: Bitmap) {
        var common: UInt32 = .max
        var difference: UInt32 = 0
        var colors: ColorIndex? = ColorIndex()
        bitmap.forEachRow { row in
            for pixel in row {
                common &= pixel
                difference |= pixel ^ pixel >> 8
            }
            colors?.insert(row)
            if colors?.isFull == true { colors = nil }
        }
        isOpaque = common >> 24 == 255
        isGrey = difference & 0xFFFF == 0
        palette = colors.map { isOpaque ? $0 : $0.sortedByTransparency() }
    }
}

/// A numbered set of up to 256 colours: a hash table with open addressing, four times as large as its contents.
struct ColorIndex {
    private(set) var colors: [UInt32] = []
    /// Set once a 257th colour was refused.
    private(set) var isFull = false
    /// Colour number plus one; 0 where a slot is free.
    private var slots = [UInt16](repeating: 0, count: 1024)

    init() {}

    private init(_ colors: [UInt32]) {
        for color in colors { insert(color) }
    }

    /// Stops at the 257th colour.
    mutating func insert(_ row: UnsafeBufferPointer<UInt32>) {
        var last: UInt32?
        for pixel in row where pixel != last {
            insert(pixel)
            if isFull { return }
            last = pixel
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

    /// The number of a colour that is in the set.
    func index(of color: UInt32) -> UInt8 { UInt8(slots[slot(of: color)] - 1) }

    /// Where a colour is, or would go.
    private func slot(of color: UInt32) -> Int {
        var slot = Int((color &* 0x9E37_79B1) >> 22)
        while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) & 1023 }
        return slot
    }

    /// Opaque colours last: they need no entry in the list of alphas.
    func sortedByTransparency() -> ColorIndex {
        ColorIndex(colors.filter { $0 >> 24 != 255 } + colors.filter { $0 >> 24 == 255 })
    }
}

extension Bitmap {
    /// Each row's pixels, red in the low byte, without the padding.
    func forEachRow(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
        withUnsafeBytes { bytes in
            for y in 0..<height {
                let row = bytes[y * bytesPerRow..<y * bytesPerRow + width * 4]
                UnsafeRawBufferPointer(rebasing: row).withMemoryRebound(to: UInt32.self, body)
            }
        }
    }
}
