// SPDX-License-Identifier: MIT

import Drawing

/// A frame as GIF can show it: each pixel is either opaque or 0 (transparent).
public struct GIFFrame: Sendable {
    let width: Int
    let height: Int
    /// The pixels in rows without padding, with red in the lowest byte.
    let pixels: [UInt32]
    /// Whether any pixel is 0 (transparent).
    let hasHoles: Bool

    /// - Parameter matte: The background for translucent pixels. If nil, pixels with at least half opacity become
    ///   opaque, and the others transparent.
    init(_ bitmap: Bitmap, matte: UInt32?) {
        (width, height) = (bitmap.width, bitmap.height)
        var hasHoles = false
        pixels = [UInt32](unsafeUninitializedCapacity: bitmap.width * bitmap.height) { output, count in
            bitmap.forEachRow { row in
                let place = output.baseAddress! + count
                place.update(from: row.baseAddress!, count: row.count)
                count += row.count
                if row.reduce(.max, &) >> 24 == 255 { return }
                for x in 0..<row.count where row[x] >> 24 != 255 {
                    place[x] = Self.opaque(row[x], matte)
                    hasHoles = hasHoles || place[x] == 0
                }
            }
        }
        self.hasHoles = hasHoles
    }

    private static func opaque(_ pixel: UInt32, _ matte: UInt32?) -> UInt32 {
        let alpha = Int(pixel >> 24)
        var result: UInt32 = 0xFF00_0000
        if let matte {
            if alpha == 0 { return 0 }
            for shift in [0, 8, 16] as [UInt32] {
                let page = AlphaTable.premultiplied[(255 - alpha) << 8 | Int(matte >> shift & 255)]
                result |= UInt32(min(Int(pixel >> shift & 255) + Int(page), 255)) << shift
            }
        } else {
            if alpha < 128 { return 0 }
            for shift in [0, 8, 16] as [UInt32] {
                result |= UInt32(AlphaTable.straight[alpha << 8 | Int(pixel >> shift & 255)]) << shift
            }
        }
        return result
    }
}
