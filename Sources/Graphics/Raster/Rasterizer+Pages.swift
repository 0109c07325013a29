// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Bounds and gradients in the form that vector pages need.
extension Rasterizer {
    /// The pixels that an item can touch in a frame of this size in points, at `scale` pixels per point: never too few.
    package func pixels(of item: DisplayItem, size: CGSize, scale: Double) -> PixelRect {
        let (width, height) = Self.pixelSize(of: DisplayList(size: size, scale: scale))
        return bounds(of: item, in: .scale(scale))
            .pixels(within: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    }
}

extension ResolvedGradient {
    /// A location on a gradient and its colour: sRGB-encoded, not premultiplied, within 0…1, alpha last.
    package struct StraightStop: Sendable, Equatable {
        package var location: Double
        package var color: SIMD4<Double>

        package init(location: Double, color: SIMD4<Double>) {
            self.location = location
            self.color = color
        }
    }

    /// Stops for renderers that interpolate sRGB components linearly without premultiplying. Each interval is halved
    /// repeatedly, at most six times, until its colours are within half a level of the exact colours. Returns at least
    /// two stops, in order; equal locations make a hard edge.
    package var straightStops: [StraightStop] {
        var floor = -Double.infinity
        let places = stops.map { stop in
            floor = max(floor, stop.location.isNaN ? 0 : min(max(stop.location, -1e6), 1e6))
            return floor
        }
        guard let first = stops.first else { return Self.plain(.zero) }
        guard stops.count > 1 else {
            return Self.plain(Self.straight(MixedColors.mixable(first.color, colorSpace), colorSpace))
        }
        var result: [StraightStop] = []
        for i in 0..<(stops.count - 1) {
            let from = MixedColors.mixable(stops[i].color, colorSpace)
            let to = MixedColors.mixable(stops[i + 1].color, colorSpace)
            let space = colorSpace
            // The colour at the fraction `f` of the interval. A colour with alpha 0 has no components of its own, so it
            // gets those of a point just beside it.
            func color(_ f: Double) -> SIMD4<Double> {
                let mixed = from + (to - from) * f
                guard mixed.w == 0 else { return Self.straight(mixed, space) }
                var near = Self.straight(from + (to - from) * (f < 0.5 ? 1e-6 : 1 - 1e-6), space)
                near.w = 0
                return near
            }
            func append(_ f: Double, _ color: SIMD4<Double>) {
                let stop = StraightStop(location: places[i] + (places[i + 1] - places[i]) * f, color: color)
                if result.last != stop { result.append(stop) }
            }
            func divide(_ low: Double, _ start: SIMD4<Double>, _ high: Double, _ end: SIMD4<Double>, _ depth: Int) {
                let middle = (low + high) / 2
                let isNear = [0.25, 0.5, 0.75].allSatisfy { part in
                    let wanted = color(low + (high - low) * part), shown = start + (end - start) * part
                    return (0..<4).allSatisfy { k in
                        let (a, b) = k == 3 ? (wanted.w, shown.w) : (wanted[k] * wanted.w, shown[k] * shown.w)
                        return abs(a - b) < 0.5 / 255
                    }
                }
                if isNear || depth == 0 {
                    append(high, end)
                } else {
                    let center = color(middle)
                    divide(low, start, middle, center, depth - 1)
                    divide(middle, center, high, end, depth - 1)
                }
            }
            append(0, color(0))
            if places[i + 1] > places[i] {
                divide(0, color(0), 1, color(1), 6)
            } else {
                append(1, color(1))
            }
        }
        return result.count > 1 ? result : Self.plain(result[0].color)
    }

    private static func plain(_ color: SIMD4<Double>) -> [StraightStop] {
        [StraightStop(location: 0, color: color), StraightStop(location: 1, color: color)]
    }

    private static func straight(_ mixed: SIMD4<Double>, _ space: GradientColorSpace) -> SIMD4<Double> {
        MixedColors.encoded(mixed, space).clamped(lowerBound: .zero, upperBound: .one)
    }
}
