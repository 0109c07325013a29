import Drawing

/// A frame as GIF can show it: each pixel opaque, or 0.
public struct GIFFrame: Sendable {
    let width: Int
    let height: Int
    /// Red in the lowest byte. Without gaps.
    let pixels: [UInt32]

    /// - Parameter matte: the page that translucent pixels are laid on; nil: those of half opacity and more lose
    ///   their translucency, the others vanish.
    init(_ bitmap: Bitmap, matte: UInt32?) {
        (width, height) = (bitmap.width, bitmap.height)
        pixels = [UInt32](unsafeUninitializedCapacity: bitmap.width * bitmap.height) { output, count in
            bitmap.forEachRow { row in
                for pixel in row {
                    output[count] = pixel >> 24 == 255 ? pixel : Self.opaque(pixel, matte)
                    count += 1
                }
            }
        }
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
