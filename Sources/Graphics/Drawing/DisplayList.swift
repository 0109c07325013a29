// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The content of one frame. Items are drawn in order, later ones on top.
public struct DisplayList: Sendable, Equatable {
    /// The frame's size in points. Coordinates have y down and their origin at the top left.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    /// The colour that fills the frame below the items; nil leaves it transparent.
    public var background: RGBAColor?
    public var items: [DisplayItem]

    public init(size: CGSize, scale: Double = 1, background: RGBAColor? = nil, items: [DisplayItem] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.items = items
    }
}

/// A drawn item: its content, its transform to the parent's space, and its effects, which apply in that space.
public struct DisplayItem: Sendable, Equatable {
    public indirect enum Content: Sendable, Equatable {
        case fill(Path, FillStyle, Paint)
        case stroke(Path, StrokeStyle, Paint)
        case image(ImageContent)
        /// A group of items. If `isolated`, blend modes inside the group see only what the group itself has drawn. A
        /// group with effects or with a blend mode is always isolated.
        case group([DisplayItem], isolated: Bool)
    }

    public var content: Content
    /// Maps the content's space to the parent's.
    public var transform: ProjectionTransform
    public var effects: [Effect]
    public var blendMode: BlendMode

    public init(
        _ content: Content, transform: ProjectionTransform = .identity, effects: [Effect] = [],
        blendMode: BlendMode = .normal
    ) {
        self.content = content
        self.transform = transform
        self.effects = effects
        self.blendMode = blendMode
    }
}

/// How an image is sampled between its pixels.
public enum ImageInterpolation: Sendable, Equatable, Hashable {
    /// Uses the nearest pixel.
    case none
    /// Interpolates bilinearly. When shrinking, samples the nearest mipmap.
    case low
    /// Interpolates bilinearly when enlarging. When shrinking, averages the area that a device pixel covers.
    case medium
    /// Like `medium`, but with a sharper filter when enlarging.
    case high
}

/// An image, or a part of it, stretched over a rectangle.
public struct ImageContent: Sendable, Equatable {
    public var bitmap: Bitmap
    /// The part of the bitmap to draw, in its pixels; nil draws all of it.
    public var source: CGRect?
    /// The destination in the content's space.
    public var rect: CGRect
    public var interpolation: ImageInterpolation
    public var isAntialiased: Bool
    /// If set, paints this colour through the image's alpha (template images).
    public var tint: RGBAColor?

    public init(
        bitmap: Bitmap, source: CGRect? = nil, rect: CGRect, interpolation: ImageInterpolation = .medium,
        isAntialiased: Bool = true, tint: RGBAColor? = nil
    ) {
        self.bitmap = bitmap
        self.source = source
        self.rect = rect
        self.interpolation = interpolation
        self.isAntialiased = isAntialiased
        self.tint = tint
    }
}
