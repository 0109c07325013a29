// SPDX-License-Identifier: MIT

/// What a PNG file says about itself in its first chunk.
struct PNGHeader: Equatable {
    var width: Int
    var height: Int
    /// 1, 2, 4, 8 or 16 bits a channel; of a palette index.
    var bitDepth: Int
    var colorType: ColorType

    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var channelCount: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    /// The bytes of one row before its filter byte.
    var bytesPerRow: Int { (width * colorType.channelCount * bitDepth + 7) / 8 }

    /// The distance, in bytes, between a byte and the one that filters call its left neighbour.
    var bytesPerPixel: Int { max(colorType.channelCount * bitDepth / 8, 1) }
}
