// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Motion

/// A gradient as a function from location to colour: linear between its stops, constant outside.
///
/// Functions can be added and scaled, so gradients with any stops can be animated: the sum of two gradients has a stop
/// at each location where either gradient has a stop. Stops do not move; the colour at each location changes. A plain
/// colour is the function with one stop.
package struct GradientVector: Equatable, Sendable {
    /// A premultiplied colour in the gradient's interpolation space.
    package typealias Color = SIMD4<Double>

    package struct Stop: Equatable, Sendable {
        package var location: Double
        package var color: Color
    }

    /// Ordered by location. Empty for the zero vector.
    package var stops: [Stop]
    package var colorSpace: GradientColorSpace

    package init(stops: [Stop], colorSpace: GradientColorSpace) {
        self.stops = stops
        self.colorSpace = colorSpace
    }

    package init(_ gradient: ResolvedGradient) {
        colorSpace = gradient.colorSpace
        stops = gradient.stops.map { Stop(location: $0.location, color: Color($0.color, in: gradient.colorSpace)) }
    }

    package init(_ color: RGBAColor) {
        self.init(stops: [Stop(location: 0, color: Color(color, in: .perceptual))], colorSpace: .perceptual)
    }

    /// The colour of the first stop. A plain colour has one stop, at 0.
    package var firstColor: RGBAColor? { stops.first?.color.color(in: colorSpace) }

    package var gradient: ResolvedGradient {
        ResolvedGradient(
            stops: stops.map { ResolvedGradient.Stop(color: $0.color.color(in: colorSpace), location: $0.location) },
            colorSpace: colorSpace)
    }
}

extension GradientVector: VectorArithmetic {
    package static var zero: GradientVector { GradientVector(stops: [], colorSpace: .perceptual) }
    package static func + (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: 1) }
    package static func - (lhs: Self, rhs: Self) -> Self { lhs.adding(rhs, times: -1) }

    /// Adds in place if both gradients have stops at the same locations, as they usually do during an animation.
    package static func += (lhs: inout Self, rhs: Self) {
        guard lhs.hasStops(of: rhs) else {
            lhs = lhs + rhs
            return
        }
        for i in lhs.stops.indices { lhs.stops[i].color += rhs.stops[i].color }
    }

    private func hasStops(of other: Self) -> Bool {
        guard colorSpace == other.colorSpace, stops.count == other.stops.count else { return false }
        return stops.indices.allSatisfy { stops[$0].location == other.stops[$0].location }
    }

    package mutating func scale(by rhs: Double) {
        for i in stops.indices { stops[i].color *= rhs }
    }

    package var magnitudeSquared: Double {
        stops.reduce(0) { $0 + ($1.color * $1.color).sum() } * (ColorVector.unitScale * ColorVector.unitScale)
    }

    private func adding(_ other: GradientVector, times factor: Double) -> GradientVector {
        if other.stops.isEmpty { return self }
        if stops.isEmpty {
            var result = other
            if factor != 1 { result.scale(by: factor) }
            return result
        }
        // Mixes in the colour space of `other`, because `other` belongs to the newer gradient.
        let own = converted(to: other.colorSpace).stops
        let others = other.stops
        var result = GradientVector(stops: [], colorSpace: other.colorSpace)
        result.stops.reserveCapacity(own.count + others.count)
        var (i, j) = (0, 0)
        while i < own.count || j < others.count {
            let left = i < own.count ? own[i].location : .infinity
            let right = j < others.count ? others[j].location : .infinity
            let location = min(left, right)
            let a = left == location ? own[i].color : Self.color(at: location, in: own, before: i)
            let b = right == location ? others[j].color : Self.color(at: location, in: others, before: j)
            if left == location { i += 1 }
            if right == location { j += 1 }
            result.stops.append(Stop(location: location, color: a + b * factor))
        }
        return result
    }

    /// The interpolated colour at `location`. `i` is the index of the first stop at or behind the location, or the
    /// number of stops if there is none.
    private static func color(at location: Double, in stops: [Stop], before i: Int) -> Color {
        if i == 0 { return stops[0].color }
        if i == stops.count { return stops[i - 1].color }
        let (a, b) = (stops[i - 1], stops[i])
        guard b.location > a.location else { return a.color }
        return a.color + (b.color - a.color) * ((location - a.location) / (b.location - a.location))
    }

    private func converted(to space: GradientColorSpace) -> GradientVector {
        if space == colorSpace { return self }
        var result = self
        result.colorSpace = space
        for i in stops.indices { result.stops[i].color = Color(stops[i].color.color(in: colorSpace), in: space) }
        return result
    }
}

extension GradientVector.Color {
    package init(_ color: RGBAColor, in space: GradientColorSpace) {
        switch space {
        case .perceptual: self = ColorVector(color).components
        case .device:
            let alpha = Double(color.alpha)
            self = Self(
                Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
        }
    }

    package func color(in space: GradientColorSpace) -> RGBAColor {
        switch space {
        case .perceptual: return ColorVector(components: self).color
        case .device:
            guard w > 0 else { return .clear }
            return RGBAColor(red: Float(x / w), green: Float(y / w), blue: Float(z / w), alpha: Float(w))
        }
    }
}
