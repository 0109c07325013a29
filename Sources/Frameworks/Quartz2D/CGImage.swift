// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Pixels that do not change.
public final class CGImage: Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// In pixels.
    public var width: Int { bitmap.width }
    /// In pixels.
    public var height: Int { bitmap.height }
    /// Of one row.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Of one pixel: four times eight.
    public var bitsPerPixel: Int { 32 }
    /// Of one component.
    public var bitsPerComponent: Int { 8 }
    /// Gamma-encoded sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part that lies in a rectangle of pixels; nil where none does.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        var copy = Bitmap(width: Int(part.width), height: Int(part.height))
        let (rows, bytes, target) = (copy.height, copy.width * 4, copy.bytesPerRow)
        bitmap.withUnsafeBytes { source in
            copy.withUnsafeMutableBytes { pixels in
                for row in 0..<rows {
                    let from = UnsafeRawBufferPointer(
                        rebasing: source[
                            (top + row) * bitmap.bytesPerRow + left * 4..<(top + row) * bitmap.bytesPerRow + left * 4
                                + bytes])
                    UnsafeMutableRawBufferPointer(rebasing: pixels[row * target..<row * target + bytes])
                        .copyMemory(from: from)
                }
            }
        }
        return CGImage(copy)
    }
}
