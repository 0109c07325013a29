// SPDX-License-Identifier: MIT

import Drawing

/// Produces the filtered rows of an image. Each row begins with the number of its filter.
final class PNGRows {
    private let bitmap: Bitmap
    private let pixels: PNGPixels
    private let filter: PNGFilter
    /// The offset in bytes to the left neighbour.
    private let distance: Int
    /// The size in bytes of a filtered row. Its first byte is the number of the filter.
    let bytesPerRow: Int
    /// The index of the next row.
    private var y = 0
    /// The unfiltered bytes of the previous row.
    private var above: UnsafeMutableBufferPointer<UInt8>
    /// A buffer for the unfiltered bytes of the next row.
    private var row: UnsafeMutableBufferPointer<UInt8>

    init(of bitmap: Bitmap, as pixels: PNGPixels, _ header: PNGHeader) {
        (self.bitmap, self.pixels) = (bitmap, pixels)
        filter = header.colorType == .palette ? .none : .paeth
        distance = header.bytesPerPixel
        bytesPerRow = header.bytesPerRow + 1
        above = .allocate(capacity: header.bytesPerRow)
        row = .allocate(capacity: header.bytesPerRow)
        above.initialize(repeating: 0)
        row.initialize(repeating: 0)
    }

    deinit {
        above.deallocate()
        row.deallocate()
    }

    var count: Int { bitmap.height }
    var byteCount: Int { bytesPerRow * count }

    /// Makes `next` continue with row `y`.
    func move(to y: Int) {
        self.y = y
        if y > 0 {
            bitmap.withUnsafeBytes { pixels.pack(bitmap.row(y - 1, of: $0), into: above) }
        } else {
            above.update(repeating: 0)
        }
    }

    /// Filters the next `count` rows, and writes `bytesPerRow` bytes for each.
    func next(_ count: Int, into output: UnsafeMutablePointer<UInt8>) {
        bitmap.withUnsafeBytes { bytes in
            for i in 0..<count {
                let target = output + i * bytesPerRow
                target.pointee = filter.rawValue
                write(bytes, into: UnsafeMutableBufferPointer(start: target + 1, count: bytesPerRow - 1))
                y += 1
            }
        }
    }

    private func write(_ bytes: UnsafeRawBufferPointer, into target: UnsafeMutableBufferPointer<UInt8>) {
        let source = bitmap.row(y, of: bytes)
        // A row that equals the previous row, as most rows of user interfaces do, needs no packing.
        if y > 0, source.isEqual(to: bitmap.row(y - 1, of: bytes)) {
            filter.repeatRow(above, into: target)
            return
        }
        pixels.pack(source, into: row)
        filter.apply(to: row, above: above, distance: distance, into: target)
        swap(&above, &row)
    }
}
