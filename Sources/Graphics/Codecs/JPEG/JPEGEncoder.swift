// SPDX-License-Identifier: MIT

import CImageFiles
import Drawing
import Foundation

/// Writes progressive JPEG files through libjpeg-turbo. JPEG has no transparency: images are composited onto white.
public struct JPEGEncoder: Sendable, Equatable {
    /// The range of `quality` on libjpeg's scale. From 90 on, chroma is not subsampled.
    public static let qualities = 1...100
    /// libjpeg's limit of a side in pixels. The format itself allows 65 535.
    public static let longestSide = 65_500

    public let quality: Int

    /// Clamps `quality` to `qualities`.
    public init(quality: Int = 90) {
        self.quality = min(max(quality, Self.qualities.lowerBound), Self.qualities.upperBound)
    }

    public func encode(_ bitmap: Bitmap) throws(CodecError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0, max(bitmap.width, bitmap.height) <= Self.longestSide else {
            throw .unsupported(
                .jpeg, what: "a size of \(bitmap.width)×\(bitmap.height) pixels (1 to \(Self.longestSide) a side)")
        }
        let opaque = bitmap.isOpaque ? bitmap : bitmap.onWhite
        var file: UnsafeMutableRawPointer?
        var count = 0
        try opaque.withUnsafeBytes { pixels throws(CodecError) in
            try JPEGCall.run { message in
                cjpeg_encode(
                    pixels.baseAddress, UInt32(opaque.width), UInt32(opaque.height), opaque.bytesPerRow,
                    Int32(quality), &file, &count, message)
            }
        }
        defer { free(file) }
        return [UInt8](UnsafeRawBufferPointer(start: file, count: count))
    }
}

extension Bitmap {
    /// The bitmap composited onto white, because JPEG has no alpha.
    fileprivate var onWhite: Bitmap {
        var copy = self
        copy.withUnsafeMutableBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = y * bytesPerRow + 4 * x
                    let rest = 255 - bytes[pixel + 3]
                    for channel in 0..<3 { bytes[pixel + channel] &+= rest }
                    bytes[pixel + 3] = 255
                }
            }
        }
        return copy
    }
}
