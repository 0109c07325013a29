// SPDX-License-Identifier: MIT

import Foundation
import Support
import Quartz2D

/// One image decoded from PNG, JPEG or another supported format; of an animated file, the first frame.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let image: CGImage

    fileprivate init?(_ data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.image = image
    }
}

/// Nil unless the URL names a file that decodes as an image.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL else { return nil }
    return FileSystem.data(of: url.path).flatMap { CGImageSource($0) }
}

/// Nil unless the URL names a file that decodes as an image.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// 1 even for an animated file, of which only the first frame is decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// Nil unless `index` is 0. Ignores `options`.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Nil unless `index` is 0. The only option with an effect is `kCGImageSourceThumbnailMaxPixelSize`, the limit of the
/// longer side in pixels.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let image = isrc.image
    let longest = Double(max(image.width, image.height))
    let most =
        switch options?[kCGImageSourceThumbnailMaxPixelSize] {
        case let size as NSNumber: size.doubleValue
        // On Linux, Foundation does not bridge a `CGFloat` in `Any` to `NSNumber`.
        case let size as CGFloat: Double(size)
        default: longest
        }
    guard most >= 1, most < longest else { return image }
    let width = max(Int((Double(image.width) * most / longest).rounded()), 1)
    let height = max(Int((Double(image.height) * most / longest).rounded()), 1)
    let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage()
}

/// The width and height in pixels; nil unless `index` is 0.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0 else { return nil }
    return [kCGImagePropertyPixelWidth: isrc.image.width, kCGImagePropertyPixelHeight: isrc.image.height]
}

public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Has no effect: decoded pixels are always kept.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Has no effect: images are always decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Has no effect: thumbnails are always made from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Has no effect: thumbnails are always made from the image.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Ignored: thumbnails are not rotated.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// The keys of further properties. `CGImageSourceCopyPropertiesAtIndex` has no values for them.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyProfileName: CFString = "ProfileName"
public let kCGImagePropertyFileSize: CFString = "FileSize"
