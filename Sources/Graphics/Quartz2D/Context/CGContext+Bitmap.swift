// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

extension CGContext {
    /// The largest width and height in pixels.
    private static let longest = 16_384

    /// Supports 8-bit premultiplied RGB, and 8-bit grey without alpha. Other formats give a warning and return nil. The
    /// origin is at the bottom left.
    ///
    /// - Parameters:
    ///   - data: Memory of at least `bytesPerRow * height` bytes. If nil, the context allocates its own.
    ///   - bytesPerRow: The distance between rows. If 0, rows have no padding.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard (1...Self.longest).contains(width), (1...Self.longest).contains(height), bitsPerComponent == 8,
            let layout = PixelMemory.Layout(bitmapInfo, componentCount: space.numberOfComponents)
        else {
            HostServices.warn(
                "CGContext: no context of \(width) × \(height) pixels, \(bitsPerComponent) bits of "
                    + "\(space.numberOfComponents) components and bitmapInfo \(bitmapInfo)")
            return nil
        }
        let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        let pixels = PixelMemory(
            data, width: width, height: height, bytesPerRow: bytesPerRow, layout: layout,
            isOpaque: alpha == .noneSkipLast || alpha == .noneSkipFirst || layout == .gray)
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        self.init(
            bounds: bounds, scale: 1,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), pixels: pixels)
    }

    /// Returns nil if the host has no rasterizer.
    public func makeImage() -> CGImage? { bitmap().map { CGImage($0) } }

    /// The memory with the pixels, after rasterizing pending drawing; nil if the context has none.
    public var data: UnsafeMutableRawPointer? {
        writePixels()
        pixels?.isRead = true
        return pixels?.memory
    }
    public var width: Int { Int((bounds.width * scale).rounded(.up)) }
    public var height: Int { Int((bounds.height * scale).rounded(.up)) }
    /// The distance between rows in memory; 0 if the context has no readable memory.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
    /// Bits per component; 0 if the context has no readable memory.
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
    /// Bits per pixel; 0 if the context has no readable memory.
    public var bitsPerPixel: Int { (pixels?.layout.byteCount ?? 0) * 8 }
}
