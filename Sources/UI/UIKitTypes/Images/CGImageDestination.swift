// SPDX-License-Identifier: MIT

import Foundation
import Quartz2D
import VirtualTime

/// Encodes the first image that is added, as JPEG if the type is `public.jpeg`, otherwise as PNG.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate let isJPEG: Bool
    fileprivate let take: (Data) -> Bool
    fileprivate var encoded: Data?

    fileprivate init?(_ type: String, _ take: @escaping (Data) -> Bool) {
        guard type == "public.jpeg" || type == "public.png" else {
            HostServices.warn("CGImageDestination: images of type \(type) cannot be written here")
            return nil
        }
        isJPEG = type == "public.jpeg"
        self.take = take
    }
}

/// Nil unless `type` is that of PNG or JPEG files.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type as String) {
        data.append($0)
        return true
    }
}

/// Nil unless `type` is that of PNG or JPEG files.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type as String) { (try? $0.write(to: url)) != nil }
}

/// Ignores all images but the first one. The only property with an effect is
/// `kCGImageDestinationLossyCompressionQuality`.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.encoded == nil else {
        return HostServices.warn("CGImageDestination: only the first image is written")
    }
    let quality = (properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber)?.doubleValue
    let picture = UIImage(cgImage: image)
    idst.encoded = idst.isJPEG ? picture.jpegData(compressionQuality: CGFloat(quality ?? 0.9)) : picture.pngData()
}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.encoded.map(idst.take) ?? false }

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

public typealias CFAllocator = AnyObject
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil

public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
