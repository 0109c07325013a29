// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

extension CGContext {
    /// Sides of more pixels are refused.
    private static let longest = 16_384

    /// A context of pixels with the origin at the bottom left and y up. nil, with a warning, for what is neither 8 bits of
    /// premultiplied RGB nor of grey.
    ///
    /// - Parameters:
    ///   - data: Where pixels are written, at least `bytesPerRow · height` bytes; nil: memory of the context's own.
    ///   - bytesPerRow: 0: as many as a row takes.
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

    /// What was drawn so far; nil where nothing can be.
    public func makeImage() -> CGImage? { bitmap().map { CGImage($0) } }

    /// The pixels; nil for contexts that have none.
    public var data: UnsafeMutableRawPointer? {
        writePixels()
        pixels?.isRead = true
        return pixels?.memory
    }
    /// In pixels.
    public var width: Int { Int((bounds.width * scale).rounded(.up)) }
    /// In pixels.
    public var height: Int { Int((bounds.height * scale).rounded(.up)) }
    /// Of one row of pixels that code can read.
    public var bytesPerRow: Int { pixels?.bytesPerRow ?? 0 }
    /// Of one component.
    public var bitsPerComponent: Int { pixels == nil ? 0 : 8 }
    /// Of one pixel.
    public var bitsPerPixel: Int { (pixels?.layout.byteCount ?? 0) * 8 }
}
