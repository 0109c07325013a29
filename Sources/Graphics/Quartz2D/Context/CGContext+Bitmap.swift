// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

extension CGContext {
    /// The greatest width and height, in pixels.
    private static let longest = 16_384

    /// Supports 8-bit premultiplied RGB, and grey without alpha; warns and returns nil for other formats. The origin
    /// is at the bottom left.
    ///
    /// - Parameters:
    ///   - data: Memory of at least `bytesPerRow * height` bytes; nil: the context allocates it.
    ///   - bytesPerRow: 0: the size of a row without padding.
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

    /// nil if the host has no rasterizer.
    public func makeImage() -> CGImage? { bitmap().map { CGImage($0) } }

    /// Rasterizes pending drawing first.
    public var data: UnsafeMutableRawPointer? {
        writePixels()
        pixels?.isRead = true
        return pixels?.memory
    }
    public var width: Int { Int((bounds.width * scale).rounded(.up)) }
    public var height: Int { Int((bounds.height * scale).rounded(.up)) }
    /// 0 for contexts without readable memory.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
    /// 0 for contexts without readable memory.
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
    /// 0 for contexts without readable memory.
    public var bitsPerPixel: Int { (pixels?.layout.byteCount ?? 0) * 8 }
}
