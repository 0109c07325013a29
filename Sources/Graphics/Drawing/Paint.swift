// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The space in which the colours between two gradient stops are interpolated.
public enum GradientColorSpace: Sendable, Equatable, Hashable {
    /// Gamma-encoded sRGB, premultiplied.
    case device
    /// Cube roots of LMS (OKLab before its last matrix), premultiplied. SwiftUI interpolates like this since iOS 16.
    case perceptual
}

/// Colours along 0…1. The first and the last colour extend beyond their stops. Two stops at one location make a hard
/// edge.
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

/// The fill of a shape. Points and lengths are in the space of the painted item's content.
public enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// A gradient around `center`: `t = (distance from center − startRadius) / (endRadius − startRadius)`.
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: Double, endRadius: Double)
    /// A radial gradient that is stretched to an ellipse: `startFraction` and `endFraction` are the start and end
    /// radii, as fractions of `radii`.
    case ellipticalGradient(
        ResolvedGradient, center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
    /// A gradient that runs clockwise around `center`, from `startAngle` to `endAngle`, measured from +x. The first and
    /// the last colour each fill half of the gap between the end and the start.
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Angle, endAngle: Angle)
    /// Colours interpolated over a curved grid of vertices.
    case mesh(ColorMesh)
    /// The pixels below, as seen through frosted glass. In masks and silhouettes, an opaque fill.
    case backdrop(Backdrop)
}
