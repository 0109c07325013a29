// SPDX-License-Identifier: MIT

/// A paint that shows the pixels below it as through frosted glass: blurred, saturated and tinted.
///
/// The steps are a Gaussian blur, then the saturation, then the tint. The blur covers everything drawn so far within
/// the bounds of the painted shape. It mirrors the pixels at the bounds, so that nothing outside of them affects it.
/// The result replaces the pixels below.
public struct Backdrop: Sendable, Equatable {
    /// The standard deviation of the Gaussian, in the content's space.
    public var radius: Double
    /// The factor of the saturation: 1 changes nothing, 0 leaves only greys.
    public var saturation: Double
    /// The colour to composite over the blurred image.
    public var tint: RGBAColor
    /// The opacity of the filtered pixels over the unfiltered pixels, 0…1.
    public var opacity: Double

    public init(radius: Double, saturation: Double = 1, tint: RGBAColor = .clear, opacity: Double = 1) {
        self.radius = radius
        self.saturation = saturation
        self.tint = tint
        self.opacity = opacity
    }
}
