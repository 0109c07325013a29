// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The space in which the colours between two gradient stops are interpolated.
public enum GradientColorSpace: Sendable, Equatable, Hashable {
    /// Gamma-encoded sRGB, premultiplied.
    case device
    /// Cube roots of LMS (OKLab before its last matrix), premultiplied: SwiftUI's interpolation since iOS 16.
    case perceptual
}

/// Colours along 0…1. The first and the last colour extend beyond their stops; equal locations make a hard edge.
public struct ResolvedGradient: Sendable, Equatable {
    public struct Stop: Sendable, Equatable {
        public var color: RGBAColor
        public var location: Double

        public init(color: RGBAColor, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]
    public var colorSpace: GradientColorSpace

    public init(stops: [Stop], colorSpace: GradientColorSpace = .perceptual) {
        self.stops = stops
        self.colorSpace = colorSpace
    }
}

/// The fill of a shape. Points and lengths are in the content space of the painted item.
public enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// `t = (distance from center − startRadius) / (endRadius − startRadius)`.
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: Double, endRadius: Double)
    /// The unit circle around `center`, scaled to `radii`; fractions are of those radii.
    case ellipticalGradient(
        ResolvedGradient, center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
    /// Clockwise from `startAngle` to `endAngle`, measured from +x. The gap outside of them is split in its middle.
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Angle, endAngle: Angle)
    /// Colours at the corners of a grid.
    case mesh(ColorMesh)
    /// The pixels below, as through frosted glass. Opaque in masks and silhouettes.
    case backdrop(Backdrop)
}
