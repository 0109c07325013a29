// SPDX-License-Identifier: MIT

/// What lies below, as a sheet of frosted glass shows it: blurred, more colourful, and behind a tint.
///
/// In this order: a Gaussian over what is drawn so far within the bounds of what is painted (beyond them it is mirrored, so
/// that nothing beside the glass shines in), the saturation, the tint on top, and all of it instead of what was there.
public struct Backdrop: Sendable, Equatable {
    /// The standard deviation of the Gaussian.
    public var radius: Double
    /// 1 changes nothing, 0 leaves greys.
    public var saturation: Double
    /// Lies over the blurred image.
    public var tint: RGBAColor
    /// How much of the glass is seen; the rest is what lies below as it is.
    public var opacity: Double

    public init(radius: Double, saturation: Double = 1, tint: RGBAColor = .clear, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
