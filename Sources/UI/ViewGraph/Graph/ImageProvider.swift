// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// Where images come from.
public protocol ImageProvider: AnyObject, Sendable {
    /// The image called `name`; the one made for `scale` and appearance where there are several. An error's
    /// description names the image or its file. A `ResourceError` that says that it is missing leaves its place empty;
    /// any other ends the rendering.
    func image(named name: String, scale: Double, isDark: Bool) throws -> ImageAsset

    /// The same, by all that an image may have variants for. Where a provider does not say otherwise, by scale and appearance
    /// alone.
    func image(named name: String, for traits: ImageTraits) throws -> ImageAsset

    /// Reads the bytes of a PNG or JPEG file, for code that has them in hand; nil where they are something else, as always
    /// where a provider does not say otherwise.
    func bitmap(decoding bytes: [UInt8]) -> Bitmap?
}

extension ImageProvider {
    /// The image for the scale and the appearance.
    public func image(named name: String, for traits: ImageTraits) throws -> ImageAsset {
        try image(named: name, scale: traits.scale, isDark: traits.isDark)
    }
    /// Nothing is decoded.
    public func bitmap(decoding bytes: [UInt8]) -> Bitmap? { nil }
}

/// An error that tells a name that stands for nothing from one that stands for something damaged.
public protocol ResourceError: Error {
    /// Whether the name stands for nothing; false where what it stands for is damaged.
    var isMissing: Bool { get }
}

/// An image as it was found.
public struct ImageAsset: Sendable {
    /// What an image is made of.
    public enum Content: Sendable {
        /// Pixels, and how many of them stand along a point.
        case bitmap(Bitmap, scale: Double)
        /// The same, perhaps not made yet: other images can be asked for meanwhile.
        case pending(PendingBitmap, scale: Double)
        /// Outlines, sharp in every size.
        case vectors(any VectorImage)
    }

    /// What the image is made of.
    public var content: Content
    /// Whether it is shown in the foreground style alone, where a view does not say otherwise.
    public var isTemplate: Bool
    /// Whether it is shown as in a mirror: it is made for text that runs the other way.
    public var isMirrored = false
    /// What of it is not shown, for the author of the view.
    public var warnings: [String]

    /// An image in its own colours, with nothing to warn of, where nothing else is given.
    public init(_ content: Content, isTemplate: Bool = false, warnings: [String] = []) {
        self.content = content
        self.isTemplate = isTemplate
        self.warnings = warnings
    }

    /// Without waiting for anything any more: what was pending is a bitmap.
    public func decoded() throws -> ImageAsset {
        guard case .pending(let bitmap, let scale) = content else { return self }
        var asset = self
        asset.content = .bitmap(try bitmap.bitmap(), scale: scale)
        return asset
    }

    /// In points; zero of what is pending.
    public var size: CGSize {
        switch content {
        case .pending: .zero
        case .bitmap(let bitmap, let scale):
            CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
        case .vectors(let picture): picture.size
        }
    }
}

/// An image made of outlines, which is as crisp in a large frame as in a small one.
public protocol VectorImage: Sendable {
    /// In points, where nothing asks for another size.
    var size: CGSize { get }

    /// The image stretched over `rect`, and nothing outside of it.
    /// - Parameter tint: Replaces every colour and keeps its opacity.
    func displayItems(in rect: CGRect, tint: RGBAColor?) -> [DisplayItem]
}
