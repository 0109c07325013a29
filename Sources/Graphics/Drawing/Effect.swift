// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A blurred silhouette below an item.
public struct Shadow: Sendable, Equatable {
    public var color: RGBAColor
    /// The standard deviation of the Gaussian blur.
    public var radius: Double
    public var offset: CGSize

    public init(color: RGBAColor, radius: Double, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

/// A change to an item after it is drawn. All lengths are in the space of the item's parent, after the item's own
/// transform. Effects apply in their order in the list.
public enum Effect: Sendable, Equatable {
    /// Multiplies the alpha of the result so far. Parts that overlap do not show through each other.
    case opacity(Double)
    /// Clips the result so far to the inside of the path.
    case clip(Path, FillStyle)
    /// Multiplies the result so far by the alpha of these items.
    case mask([DisplayItem])
    /// Draws a shadow of the result so far below it.
    case shadow(Shadow)
    /// Applies a Gaussian blur with this standard deviation. If `opaque`, edge pixels repeat outwards instead of fading
    /// out.
    case blur(radius: Double, opaque: Bool)
    case colorMatrix(ColorMatrix)
    /// Replaces the result so far by `color` wherever the result's alpha lies between `min` and `max`. The coloured
    /// area is antialiased where alpha changes gradually.
    case alphaThreshold(min: Double, max: Double, color: RGBAColor)
}
