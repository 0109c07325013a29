// SPDX-License-Identifier: MIT

/// A paint that shows the pixels below it as through frosted glass: blurred, saturated and tinted.
///
/// Applied in this order: a Gaussian over everything drawn so far within the bounds of the painted shape, mirrored at
/// those bounds so that nothing beside the glass shows in it; the saturation; the tint on top. The result replaces the
/// pixels below.
public struct Backdrop: Sendable, Equatable {
    /// The standard deviation of the Gaussian, in the content's space.
    public var radius: Double
    /// 1 changes nothing, 0 leaves greys.
    public var saturation: Double
    /// Composited over the blurred image.
    public var tint: RGBAColor
    /// The fraction of the glass in the result; the rest is the unchanged backdrop.
    public var opacity: Double

    public init(radius: Double, saturation: Double = 1, tint: RGBAColor = .clear, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
