// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI

open class NSImageRep: NSObject {
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ctm = HintKey(rawValue: "NSImageHintCTM")
        public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    }
    open var size = NSSize.zero
    open var pixelsWide = 0
    open var pixelsHigh = 0
    open var hasAlpha = true
}

/// The pixels of an image, in sRGB with alpha. It can be read from PNG, JPEG, GIF and WebP files.
open class NSBitmapImageRep: NSImageRep {
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    }

    private var image: CGImage?
    /// The context whose pixels are the image, if the image is made to be drawn into.
    let context: CGContext?

    public init(cgImage: CGImage) {
        (image, context) = (cgImage, nil)
        super.init()
        take(cgImage.width, cgImage.height)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }
    /// Always 8 bits for each of red, green, blue and alpha, in memory of its own: `planes` and the formats are ignored.
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard width > 0, height > 0, planes == nil,
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        self.context = context
        super.init()
        take(width, height)
    }

    private func take(_ width: Int, _ height: Int) {
        (pixelsWide, pixelsHigh) = (width, height)
        size = NSSize(width: width, height: height)
    }

    open var cgImage: CGImage? { image ?? context?.makeImage() }

    /// The colour of a pixel, counted from the top left; nil outside of the image.
    open func colorAt(x: Int, y: Int) -> NSColor? {
        guard let bitmap = cgImage?.bitmap, 0..<pixelsWide ~= x, 0..<pixelsHigh ~= y else { return nil }
        let pixel = bitmap[x, y]
        func part(_ value: UInt8) -> CGFloat { pixel.w == 0 ? 0 : CGFloat(value) / CGFloat(pixel.w) }
        return NSColor(red: part(pixel.x), green: part(pixel.y), blue: part(pixel.z), alpha: CGFloat(pixel.w) / 255)
    }

    /// Writes PNG and JPEG files; nil for other types.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        guard let image = cgImage.map({ UIImage(cgImage: $0) }) else { return nil }
        switch storageType {
        case .png: return image.pngData()
        case .jpeg:
            let quality = (properties[.compressionFactor] as? NSNumber)?.doubleValue
            return image.jpegData(
                compressionQuality: CGFloat(quality ?? properties[.compressionFactor] as? Double ?? 0.9))
        case .tiff, .bmp, .gif, .jpeg2000:
            HostServices.warn("NSBitmapImageRep: \(storageType) files are not written")
            return nil
        }
    }
    /// The bytes of a PNG file: no TIFF file is written.
    open var tiffRepresentation: Data? { representation(using: .png, properties: [:]) }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}
