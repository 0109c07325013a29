// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing

/// Writes still WebP files through libwebp, lossless or with a quality.
///
/// The bytes depend only on the image, the options and the version of libwebp.
public struct WebPEncoder: Sendable, Equatable {
    /// The range of lossy qualities, from 1 (smallest file) to 100.
    public static let qualities = 1...100
    /// The longest side in pixels: 16 383, because the format stores sides in 14 bits.
    public static let longestSide = Int(CWEBP_LONGEST_SIDE)
    /// libwebp's effort for lossless files, 0…9. `Codecs/README.md` compares the levels.
    static let effort: Int32 = 4

    /// The lossy quality; nil for lossless.
    public let quality: Int?

    /// Clamps `quality` to `qualities`.
    public init(quality: Int? = nil) {
        self.quality = quality.map { min(max($0, Self.qualities.lowerBound), Self.qualities.upperBound) }
    }

    /// The settings as libwebp's wrapper expects them.
    static func settings(quality: Int?) -> CWebPSettings {
        CWebPSettings(quality: quality.map(Float.init) ?? -1, effort: effort)
    }

    static func check(width: Int, height: Int) throws(CodecError) {
        guard width > 0, height > 0 else { throw .emptyPicture(width: width, height: height) }
        guard max(width, height) <= longestSide else {
            throw .sideTooLong(.webp, width: width, height: height, maximum: longestSide)
        }
    }

    public func encode(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] {
        try Self.check(width: bitmap.width, height: bitmap.height)
        let pixels = bitmap.straightPixels
        return try WebPCall.file { file, count, message in
            cwebp_encode(
                pixels, UInt32(bitmap.width), UInt32(bitmap.height), 4 * bitmap.width, Self.settings(quality: quality),
                file, count, message)
        }
    }
}
