// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Loads images by name, and decodes image files that view code has in memory.
public protocol ImageProvider: AnyObject, Sendable {
    /// The image called `name`, in the variant for `scale` and appearance if there are several. The description of a
    /// thrown error names the image or its file. A `ResourceError` with `isMissing` leaves the image's place empty; any
    /// other error ends the rendering.
    func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset

    /// The image called `name`, in the variant that fits all traits best. The default considers scale and appearance
    /// alone.
    func image(named name: String, for traits: ImageTraits) throws -> ImageAsset

    /// Decodes an image file that view code has in memory. The default decodes nothing.
    func bitmap(decoding bytes: [UInt8]) -> DecodedBytes
}

extension ImageProvider {
    /// Ignores all traits except the scale and the appearance.
    public func image(named name: String, for traits: ImageTraits) throws -> ImageAsset {
        try image(named: name, scale: traits.scale, isDark: traits.isDark)
    }
    /// Recognises no image format; providers that can decode files implement this method.
    public func bitmap(decoding bytes: [UInt8]) -> DecodedBytes { .noImage }
}

/// The result of decoding an image file that view code has in memory.
public enum DecodedBytes: Sendable {
    /// The pixels, and a lease that counts them against the limit for all images. Retain the lease as long as the
    /// pixels are used.
    case bitmap(Bitmap, lease: (any AnyObject & Sendable)?)
    /// The reason in words why an image is not decoded, such as too many pixels.
    case refused(String)
    /// The format is unknown or the file is damaged. `UIImage(data:)` then returns nil without a warning.
    case noImage
}

/// An error that distinguishes a missing resource from a damaged one.
public protocol ResourceError: Error {
    /// True if the resource is missing; false if it is damaged.
    var isMissing: Bool { get }
}

/// A bitmap or vector image from an `ImageProvider`.
public struct ImageAsset: Sendable {
    /// Pixels for one display scale, or outlines for every scale.
    public enum Content: Sendable {
        /// A bitmap, with its pixels per point.
        case bitmap(Bitmap, scale: Double)
        /// A bitmap that may still be decoding in the background, with its pixels per point.
        case pending(PendingBitmap, scale: Double)
        /// Outlines, which are sharp at any size.
        case vectors(any VectorImage)
    }

    /// The pixels or outlines. `decoded()` replaces a bitmap that is still pending.
    public var content: Content
    /// Whether the image is drawn in the foreground style by default. If nil, the view that shows the image decides.
    public var isTemplate: Bool?
    /// Whether the image is drawn mirrored, because its file is for the other layout direction.
    public var isMirrored = false
    /// Warnings for the view's author about parts of the image that are not drawn.
    public var warnings: [String]

    /// Creates an image. If `isTemplate` is nil, the view that shows the image decides whether it is a template.
    public init(_ content: Content, isTemplate: Bool? = nil, warnings: [String] = []) {
        self.content = content
        self.isTemplate = isTemplate
        self.warnings = warnings
    }

    /// Waits for a pending bitmap, or decodes it, and returns the image with it. Other images are returned unchanged.
    public func decoded() throws -> ImageAsset {
        guard case .pending(let bitmap, let scale) = content else { return self }
        var asset = self
        asset.content = .bitmap(try bitmap.bitmap(), scale: scale)
        return asset
    }

    /// The size in points; zero for a pending bitmap.
    public var size: CGSize {
        switch content {
        case .pending: .zero
        case .bitmap(let bitmap, let scale):
            CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        case .vectors(let picture): picture.size
        }
    }
}

/// An image made of outlines, sharp at any size.
public protocol VectorImage: Sendable {
    /// The intrinsic size in points.
    var size: CGSize { get }

    /// The image stretched over `rect` and clipped to it.
    ///
    /// - Parameter tint: Replaces every colour but keeps its alpha.
    func displayItems(in rect: CGRect, tint: RGBAColor?) -> [DisplayItem]
}
