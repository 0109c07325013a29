// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The space in which the colours between two gradient stops are computed.
public enum GradientColorSpace: Sendable, Equatable, Hashable {
    /// Gamma-encoded sRGB, premultiplied.
    case device
    /// Cube-root LMS (the inside of OKLab), premultiplied; what SwiftUI does since iOS 16.
    case perceptual
}

/// Colours along 0…1. Outside of the first and last stop their colours go on; equal locations make a hard edge.
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

/// What a shape is filled with. Points and lengths are in the content space of the item that is painted.
public enum Paint: Sendable, Equatable {
    case color(RGBAColor)
    case linearGradient(ResolvedGradient, start: CGPoint, end: CGPoint)
    /// `t = (distance from center − startRadius) / (endRadius − startRadius)`.
    case radialGradient(ResolvedGradient, center: CGPoint, startRadius: Double, endRadius: Double)
    /// The unit circle around `center` is stretched to `radii`; fractions are of those radii.
    case ellipticalGradient(
        ResolvedGradient, center: CGPoint, radii: CGSize, startFraction: Double, endFraction: Double)
    /// Clockwise from `startAngle` to `endAngle`, measured from +x; the gap outside of them is split in its middle.
    case angularGradient(ResolvedGradient, center: CGPoint, startAngle: Angle, endAngle: Angle)
    /// Colours at the corners of a grid.
    case mesh(ColorMesh)
    /// What lies below, through frosted glass. In masks and silhouettes it is opaque.
    case backdrop(Backdrop)
}
