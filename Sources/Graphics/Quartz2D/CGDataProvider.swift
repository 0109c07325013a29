// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import VirtualTime

public typealias CFData = Data

public final class CGDataProvider: Sendable {
    public let data: CFData?

    public init?(data: CFData) { self.data = data }

    public convenience init?(data: NSData) { self.init(data: data as Data) }
}

extension CGImage {
    /// Supports 8-bit RGB and grey. Other formats, and too little data, give a warning and return nil.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, bitsPerComponent == 8, let bytes = provider.data,
            let order = PixelOrder(bitmapInfo, componentCount: space.numberOfComponents, bitsPerPixel: bitsPerPixel),
            bytesPerRow >= width * bitsPerPixel / 8,
            bytes.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8
        else {
            HostServices.warn(
                "CGImage: no image of \(width) × \(height) pixels of \(bitsPerPixel) bits, bitmapInfo \(bitmapInfo.rawValue), "
                    + "from \(provider.data?.count ?? 0) bytes")
            return nil
        }
        var bitmap = Bitmap(width: width, height: height)
        let target = bitmap.bytesPerRow
        bitmap.withUnsafeMutableBytes { pixels in
            bytes.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
                for y in 0..<height {
                    for x in 0..<width {
                        let place = y * bytesPerRow + x * bitsPerPixel / 8
                        pixels.storeBytes(
                            of: order.pixel { source[place + $0] }, toByteOffset: y * target + x * 4,
                            as: SIMD4<UInt8>.self)
                    }
                }
            }
        }
        self.init(bitmap)
    }

    /// The pixels as premultiplied RGBA.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: bitmap.withUnsafeBytes { Data($0) })
    }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The order of a pixel's components in memory.
    private struct PixelOrder {
        /// The byte offsets of the components in a pixel. `alpha` is nil if a pixel has no alpha component.
        let (red, green, blue): (Int, Int, Int)
        let alpha: Int?
        let isPremultiplied: Bool

        init?(_ info: CGBitmapInfo, componentCount: Int, bitsPerPixel: Int) {
            guard !info.contains(.floatComponents),
                let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
            else { return nil }
            isPremultiplied = kind == .premultipliedLast || kind == .premultipliedFirst
            if componentCount == 1, bitsPerPixel == 8, kind == .none {
                (red, green, blue, alpha) = (0, 0, 0, nil)
                return
            }
            if componentCount == 3, bitsPerPixel == 24, kind == .none {
                (red, green, blue, alpha) = (0, 1, 2, nil)
                return
            }
            guard componentCount == 3, bitsPerPixel == 32 else { return nil }
            let isLittle =
                info.rawValue & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
            let isFirst = kind == .premultipliedFirst || kind == .first || kind == .noneSkipFirst
            let hasAlpha = kind != .none && kind != .noneSkipLast && kind != .noneSkipFirst
            // Converts an offset in a big-endian pixel of 32 bits to an offset in the image's byte order.
            func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
            let first = isFirst ? 1 : 0
            (red, green, blue) = (place(first), place(first + 1), place(first + 2))
            alpha = hasAlpha ? place(isFirst ? 0 : 3) : nil
        }

        /// The pixel as premultiplied RGBA. `byte` returns the byte at an offset.
        func pixel(_ byte: (Int) -> UInt8) -> SIMD4<UInt8> {
            let (r, g, b, a) = (byte(red), byte(green), byte(blue), alpha.map(byte) ?? 255)
            guard !isPremultiplied, a < 255 else { return SIMD4(min(r, a), min(g, a), min(b, a), a) }
            func multiplied(_ x: UInt8) -> UInt8 { UInt8((Int(x) * Int(a) * 2 + 255) / 510) }
            return SIMD4(multiplied(r), multiplied(g), multiplied(b), a)
        }
    }
}
