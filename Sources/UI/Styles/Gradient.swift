// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Colours along a line from 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The colour at `location`.
        public var color: Color
        /// 0 to 1; a stop does not lie before the one in front of it.
        public var location: CGFloat

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The space in which the colours between two stops are computed.
    public struct ColorSpace: Equatable, Hashable, Sendable {
        package let resolved: GradientColorSpace

        /// Gamma-encoded sRGB.
        public static let device = ColorSpace(resolved: .device)
        /// Even to the eye.
        public static let perceptual = ColorSpace(resolved: .perceptual)
    }

    /// In order of location. Before the first and after the last stop their colours go on.
    public var stops: [Stop]

    /// Stops in order of location; one that would lie before the one in front of it lies at the same place.
    public init(stops: [Stop]) { self.stops = stops }

    /// Stops at equal distances from 0 to 1.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    /// The same stops, with the colours between them computed in another space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    package func resolve(_ context: StyleContext, in space: ColorSpace = .perceptual) -> ResolvedGradient {
        // Locations must not decrease: a stop that would lie before its forerunner lies at the same place.
        var least = -Double.infinity
        let stops = stops.map { stop in
            least = max(least, Double(stop.location))
            return ResolvedGradient.Stop(color: stop.color.resolve(context), location: least)
        }
        return ResolvedGradient(stops: stops, colorSpace: space.resolved)
    }
}

/// As a style, a gradient runs from top to bottom.
extension Gradient: ShapeStyle {
    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { AnyGradient(self)._resolve(in: context) }
}

/// A gradient that is not known in detail: the one of a colour, or one with a colour space of its own.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case standard(Color)
    }

    private var source: Source
    private var space = Gradient.ColorSpace.perceptual

    /// The same gradient, mixed in the perceptual space unless another is set.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    package init(standardFor color: Color) { source = .standard(color) }

    /// The same colours, with those between the stops computed in another space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    /// How much white the upper end of a colour's own gradient has. Apple's recipe is not public.
    private static let lightening = 0.2

    package func resolve(_ context: StyleContext) -> ResolvedGradient {
        switch source {
        case .gradient(let gradient): return gradient.resolve(context, in: space)
        case .standard(let color):
            // The lighter end is as transparent as the colour itself.
            let base = color.resolve(context)
            var light = base.mixed(
                with: RGBAColor(white: 1, alpha: base.alpha), by: Self.lightening, in: .perceptual)
            light.alpha = base.alpha
            return ResolvedGradient(
                stops: [.init(color: light, location: 0), .init(color: base, location: 1)], colorSpace: space.resolved)
        }
    }
}

/// As a style, a gradient runs from top to bottom.
extension AnyGradient: ShapeStyle {
    /// For this engine: resolves the style where it is used.
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.gradient(resolve(context), .linear(start: .top, end: .bottom)))
    }
}
