// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

public struct Gradient: Equatable, Hashable, Sendable {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        /// 0 to 1. A location smaller than the location of the preceding stop counts as equal to it.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public struct ColorSpace: Equatable, Hashable, Sendable {
        package let resolved: GradientColorSpace

        /// Interpolates gamma-encoded sRGB components.
        public static let device = ColorSpace(resolved: .device)
        public static let perceptual = ColorSpace(resolved: .perceptual)
    }

    /// The stops, ordered by location.
    public var stops: [Stop]

    /// A location smaller than the location of the preceding stop counts as equal to it.
    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    package func resolve(_ context: StyleContext, in space: ColorSpace = .perceptual) -> ResolvedGradient {
        // Raises each location to at least the preceding one.
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
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle { AnyGradient(self)._resolve(in: context) }
}

public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case standard(Color)
    }

    private var source: Source
    private var space = Gradient.ColorSpace.perceptual

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    package init(standardFor color: Color) { source = .standard(color) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var result = self
        result.space = space
        return result
    }

    /// The amount of white in the upper end of a colour's standard gradient. Apple's recipe is not public.
    private static let lightening = 0.2

    package func resolve(_ context: StyleContext) -> ResolvedGradient {
        switch source {
        case .gradient(let gradient): return gradient.resolve(context, in: space)
        case .standard(let color):
            // `light` gets the alpha of `base`: mixing in white lightens the colour only.
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
    public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        _ResolvedStyle(.gradient(resolve(context), .linear(start: .top, end: .bottom)))
    }
}
