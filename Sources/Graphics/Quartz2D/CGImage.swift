// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Synchronization

public final class CGImage: Sendable {
    private enum Content: Sendable {
        case drawn(Bitmap)
        /// A display list that is not rasterized yet. The first access to the pixels rasterizes it.
        case waiting(DisplayList, any PixelServices)
    }

    private let content: Mutex<Content>
    public let width: Int
    public let height: Int

    package init(_ bitmap: Bitmap) {
        content = Mutex(.drawn(bitmap))
        (width, height) = (bitmap.width, bitmap.height)
    }

    /// - Parameters:
    ///   - list: A display list whose bitmap has `width` × `height` pixels.
    ///   - services: The services that rasterize the list on first use.
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

    /// As in `Bitmap`, rows begin at multiples of 64 bytes.
    public var bytesPerRow: Int { (width * 4 + 63) / 64 * 64 }
    public var bitsPerPixel: Int { 32 }
    public var bitsPerComponent: Int { 8 }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

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

/// Images are equal if they are the same object, as for all types of Core Foundation.
extension CGImage: Hashable {
    public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
