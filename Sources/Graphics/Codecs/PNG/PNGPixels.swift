// SPDX-License-Identifier: MIT

import Drawing

/// The pixel format of an image in a file: the smallest lossless format.
enum PNGPixels {
    case grey, greyAlpha, rgb, rgba
    case palette(ColorIndex, bitDepth: Int)

    init(_ bitmap: Bitmap) {
        let census = PixelStatistics(bitmap)
        let palette = census.palette.map { palette in
            PNGPixels.palette(palette, bitDepth: [1, 2, 4, 8].first { palette.colors.count <= 1 << $0 }!)
        }
        switch (census.isGrey, census.isOpaque) {
        case (true, true):
            // With more than 16 greys, a palette index takes 8 bits like the grey itself, so the palette saves nothing.
            if case .palette(_, bitDepth: ..<8)? = palette { self = palette! } else { self = .grey }
        case (true, false): self = palette ?? .greyAlpha
        case (false, true): self = palette ?? .rgb
        case (false, false): self = palette ?? .rgba
        }
    }

    var colorType: PNGHeader.ColorType {
        switch self {
        case .grey: .grey
        case .greyAlpha: .greyAlpha
        case .rgb: .rgb
        case .rgba: .rgba
        case .palette: .palette
        }
    }

    var bitDepth: Int {
        if case .palette(_, let bitDepth) = self { bitDepth } else { 8 }
    }

    /// Writes one row as in a file before filtering: straight alpha, no padding.
    /// - Parameter output: Must hold `PNGHeader.bytesPerRow` bytes.
    func pack(_ row: UnsafeBufferPointer<UInt32>, into output: UnsafeMutableBufferPointer<UInt8>) {
        switch self {
        case .grey:
            for x in 0..<row.count { output[x] = UInt8(truncatingIfNeeded: row[x]) }
        case .greyAlpha:
            AlphaTable.straight.withUnsafeBufferPointer { straight in
                for x in 0..<row.count {
                    let alpha = Int(row[x] >> 24)
                    output[2 * x] = straight[alpha << 8 | Int(row[x] & 255)]
                    output[2 * x + 1] = UInt8(alpha)
                }
            }
        case .rgb:
            // Stores four bytes per pixel, because that is one instruction. The store of the next pixel overwrites the
            // fourth byte.
            let target = UnsafeMutableRawPointer(output.baseAddress!), last = row.count - 1
            for x in 0..<last { target.storeBytes(of: row[x].littleEndian, toByteOffset: 3 &* x, as: UInt32.self) }
            for i in 0..<3 { output[3 * last + i] = UInt8(truncatingIfNeeded: row[last] >> UInt32(8 * i)) }
        case .rgba:
            AlphaTable.straight.withUnsafeBufferPointer { straight in
                for x in 0..<row.count {
                    let alpha = Int(row[x] >> 24)
                    output[4 * x] = straight[alpha << 8 | Int(row[x] & 255)]
                    output[4 * x + 1] = straight[alpha << 8 | Int(row[x] >> 8 & 255)]
                    output[4 * x + 2] = straight[alpha << 8 | Int(row[x] >> 16 & 255)]
                    output[4 * x + 3] = UInt8(alpha)
                }
            }
        case .palette(let palette, let bitDepth):
            // The first pixel is in the highest bits.
            let pixelsPerByte = 8 / bitDepth
            for (offset, start) in stride(from: 0, to: row.count, by: pixelsPerByte).enumerated() {
                var byte: UInt8 = 0
                for x in start..<start + pixelsPerByte {
                    byte = byte << bitDepth | (x < row.count ? palette.index(of: row[x]) : 0)
                }
                output[offset] = byte
            }
        }
    }
}
