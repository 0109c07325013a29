// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// A bitmap of pixels given one by one, premultiplied.
package func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> SIMD4<UInt8>) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
        for x in 0..<width { result[x, y] = pixel(x, y) }
    }
    return result
}

/// Reads a PNG file.
package func bitmap(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode([UInt8](Data(contentsOf: URL(filePath: path))))
}

/// The largest difference of any channel of any pixel; 256 for bitmaps of different sizes.
package func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 256 }
    var largest = 0
    for y in 0..<a.height {
        for x in 0..<a.width {
            let (p, q) = (a[x, y], b[x, y])
            for c in 0..<4 { largest = max(largest, abs(Int(p[c]) - Int(q[c]))) }
        }
    }
    return largest
}

/// The share of pixels with a channel that differs by more than `tolerance`. The bitmaps have the same size.
package func differingShare(_ a: Bitmap, _ b: Bitmap, tolerance: Int = 2) -> Double {
    precondition(a.width == b.width && a.height == b.height)
    var count = 0
    for y in 0..<a.height {
        for x in 0..<a.width {
            let (p, q) = (a[x, y], b[x, y])
            if (0..<4).contains(where: { abs(Int(p[$0]) - Int(q[$0])) > tolerance }) { count += 1 }
        }
    }
    return Double(count) / Double(a.width * a.height)
}
