// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A blurred silhouette below an item.
public struct Shadow: Sendable, Equatable {
    public var color: RGBAColor
    /// The standard deviation of the Gaussian.
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
    /// Multiplies the alpha of the previous result, as one image.
    case opacity(Double)
    /// Clips to the inside of the path.
    case clip(Path, FillStyle)
    /// Multiplies by the alpha of these items.
    case mask([DisplayItem])
    /// Draws the silhouette of the previous result below it.
    case shadow(Shadow)
    /// A Gaussian with this standard deviation. If `opaque`, edges repeat instead of fading out.
    case blur(radius: Double, opaque: Bool)
    case colorMatrix(ColorMatrix)
    /// Paints this colour wherever alpha lies from `min` to `max`, and nothing elsewhere. Edges are smooth where alpha
    /// rises and falls.
    case alphaThreshold(min: Double, max: Double, color: RGBAColor)
}
