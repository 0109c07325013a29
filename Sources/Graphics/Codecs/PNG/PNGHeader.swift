// SPDX-License-Identifier: MIT

/// The data of the `IHDR` chunk.
struct PNGHeader: Equatable {
    var width: Int
    var height: Int
    /// 1, 2, 4, 8 or 16 bits per channel or palette index.
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

    /// The number of bytes in one row, without the byte that names its filter.
    var bytesPerRow: Int { (width * colorType.channelCount * bitDepth + 7) / 8 }

    /// The offset in bytes to the left neighbour that filters use; at least 1.
    var bytesPerPixel: Int { max(colorType.channelCount * bitDepth / 8, 1) }
}
