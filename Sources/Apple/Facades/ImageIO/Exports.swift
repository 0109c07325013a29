// SPDX-License-Identifier: MIT

// UIKit re-exports these declarations too.
@_exported import class Quartz2D.CGImage
@_exported import class UIKitTypes.CGImageSource
@_exported import func UIKitTypes.CGImageSourceCopyPropertiesAtIndex
@_exported import func UIKitTypes.CGImageSourceCreateImageAtIndex
@_exported import func UIKitTypes.CGImageSourceCreateThumbnailAtIndex
@_exported import func UIKitTypes.CGImageSourceCreateWithData
@_exported import func UIKitTypes.CGImageSourceCreateWithURL
@_exported import func UIKitTypes.CGImageSourceGetCount
@_exported import let UIKitTypes.kCGImagePropertyPixelHeight
@_exported import let UIKitTypes.kCGImagePropertyPixelWidth
@_exported import let UIKitTypes.kCGImageSourceCreateThumbnailFromImageAlways
@_exported import let UIKitTypes.kCGImageSourceCreateThumbnailFromImageIfAbsent
@_exported import let UIKitTypes.kCGImageSourceCreateThumbnailWithTransform
@_exported import let UIKitTypes.kCGImageSourceShouldCache
@_exported import let UIKitTypes.kCGImageSourceShouldCacheImmediately
@_exported import let UIKitTypes.kCGImageSourceThumbnailMaxPixelSize
@_exported import Foundation
