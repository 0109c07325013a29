// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization

/// Pixels that do not change.
public final class CGImage: Sendable {
    private enum Content: Sendable {
        case drawn(Bitmap)
        /// Drawn by the first thread that needs the pixels: views are evaluated by one thread, and pictures drawn by any.
        case waiting(DisplayList, any PixelServices)
    }

    private let content: Mutex<Content>
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    package init(_ bitmap: Bitmap) {
        content = Mutex(.drawn(bitmap))
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// - Parameters:
    ///   - list: of `width` by `height` pixels.
    ///   - services: draws it when somebody asks for pixels.
    package init(_ list: DisplayList, width: Int, height: Int, drawnBy services: any PixelServices) {
        content = Mutex(.waiting(list, services))
        (self.width, self.height) = (width, height)
    }

    package var bitmap: Bitmap {
        content.withLock { content in
            switch content {
            case .drawn(let bitmap): return bitmap
            case .waiting(let list, let services):
                let bitmap = services.bitmap(of: list)
                content = .drawn(bitmap)
                return bitmap
            }
        }
    }

    /// Of one row.
    public var bytesPerRow: Int { (width * 4 + 63) / 64 * 64 }
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
