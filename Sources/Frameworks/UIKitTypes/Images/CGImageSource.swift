// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D

/// The bytes of a PNG, JPEG or other file that images are read from. Of an animation there is the first frame alone.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let image: CGImage

    fileprivate init?(_ data: Data) {
        guard let image = UIImage(data: data)?.cgImage else { return nil }
        self.image = image
    }
}

/// A file's bytes; nil where there are none, or no image can be made of them. Nothing is fetched: renderings do without the network.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL else { return nil }
    return (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

/// A file's bytes; nil where there are none, or no image can be made of them.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

/// The bytes of a file; nil where no image can be made of them.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// The bytes of a file; nil where no image can be made of them.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data as Data)
}

/// How many images there are: one.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

/// The image; nil for other numbers than 0.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// The image, made smaller where its longer side has more pixels than the options permit; nil for other numbers than 0.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let image = isrc.image
    let longest = Double(max(image.width, image.height))
    let most =
        switch options?[kCGImageSourceThumbnailMaxPixelSize] {
        case let size as NSNumber: size.doubleValue
        // What Foundation makes no number of, here alone.
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

/// The image's size in pixels; nil for other numbers than 0.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0 else { return nil }
    return [kCGImagePropertyPixelWidth: isrc.image.width, kCGImagePropertyPixelHeight: isrc.image.height]
}

/// Of an image's properties: pixels of a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Of an image's properties: rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// An option: pixels are kept, as always here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// An option: pixels are decoded at once, as always here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// An option for small images: they are made of the large ones, as always here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// An option for small images: they are made of the large ones, as always here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// An option for small images: they are turned as the file says; not heeded.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// An option for small images: how many pixels their longer side may have.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
