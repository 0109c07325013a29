// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A blurred silhouette beneath an item.
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

/// What happens to an item after it is drawn. All lengths are measured in the space of the item's parent, that is
/// after the item's own transform; effects apply in the order in which they stand.
public enum Effect: Sendable, Equatable {
    /// Multiplies the alpha of everything so far, as one image.
    case opacity(Double)
    /// Keeps what lies inside of the path.
    case clip(Path, FillStyle)
    /// Multiplies by the alpha of these items.
    case mask([DisplayItem])
    /// Puts the silhouette of everything so far beneath it.
    case shadow(Shadow)
    /// A Gaussian with this standard deviation. `opaque`: edges repeat instead of fading out.
    case blur(radius: Double, opaque: Bool)
    case colorMatrix(ColorMatrix)
    /// This colour wherever alpha lies from `min` to `max`, and nothing elsewhere; smooth where alpha rises and falls.
    case alphaThreshold(min: Double, max: Double, color: RGBAColor)
}
