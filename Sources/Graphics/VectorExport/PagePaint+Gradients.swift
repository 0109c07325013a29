// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster

extension PagePaint {
    /// - Parameter transform: Maps the paint's space to the path's.
    /// - Returns: nil for paints that SVG or PDF lacks: angular gradients, meshes, backdrop filters.
    init?(_ paint: Paint, _ transform: CGAffineTransform) {
        switch paint {
        case .color(let color):
            self = .color(Self.straight(color))
        case .linearGradient(let gradient, let start, let end):
            self = Self.linear(gradient.straightStops, start, end, transform)
        case .radialGradient(let gradient, let center, let startRadius, let endRadius):
            self = Self.radial(gradient.straightStops, center, startRadius, endRadius, transform)
        case .ellipticalGradient(let gradient, let center, let radii, let startFraction, let endFraction):
            let stops = gradient.straightStops
            guard radii.width != 0, radii.height != 0 else {
                self = .color(stops[stops.count - 1].color)
                return
            }
            let circle = CGAffineTransform(
                a: abs(radii.width), b: 0, c: 0, d: abs(radii.height), tx: center.x, ty: center.y)
            self = Self.radial(stops, .zero, startFraction, endFraction, circle.concatenating(transform))
        case .angularGradient, .mesh, .backdrop:
            return nil
        }
    }

    static func straight(_ color: RGBAColor) -> SIMD4<Double> {
        // The comparison turns NaN into 0.
        func unit(_ value: Float) -> Double { value > 0 ? min(Double(value), 1) : 0 }
        return SIMD4(unit(color.red), unit(color.green), unit(color.blue), unit(color.alpha))
    }

    /// Moves the gradient's ends to its first and last stop, because SVG and PDF require locations within 0…1.
    private static func linear(
        _ stops: [Stop], _ start: CGPoint, _ end: CGPoint, _ transform: CGAffineTransform
    ) -> PagePaint {
        let stops = stepped(atStart: stepped(atEnd: stops))
        let last = stops[stops.count - 1]
        // A gradient without length shows only its last colour.
        guard start != end else { return .color(last.color) }
        let low = stops[0].location
        let length = last.location > low ? last.location - low : 1
        func point(_ t: Double) -> CGPoint {
            CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
        }
        return .linear(
            stops.map { Stop(location: ($0.location - low) / length, color: $0.color) }, start: point(low),
            end: point(low + length), transform: transform)
    }

    /// Adds a short constant range after a hard edge at the last stop. PDF extends the colour at 1, and does not define
    /// which of the two colours of a hard edge that is.
    private static func stepped(atEnd stops: [Stop]) -> [Stop] {
        guard let last = stops.last, stops.count > 1, stops[stops.count - 2].location == last.location else {
            return stops
        }
        let length = max(last.location - stops[0].location, abs(last.location), 1)
        return stops + [Stop(location: last.location + length / 64, color: last.color)]
    }

    private static func stepped(atStart stops: [Stop]) -> [Stop] {
        guard let first = stops.first, stops.count > 1, stops[1].location == first.location else { return stops }
        let length = max(stops[stops.count - 1].location - first.location, abs(first.location), 1)
        return [Stop(location: first.location - length / 64, color: first.color)] + stops
    }

    private static func radial(
        _ stops: [Stop], _ center: CGPoint, _ start: Double, _ end: Double, _ transform: CGAffineTransform
    ) -> PagePaint {
        // The stops by their distance from the centre.
        var rings = stops.map { Stop(location: start + $0.location * (end - start), color: $0.color) }
        if start == end {
            rings = [
                Stop(location: start, color: rings[0].color),
                Stop(location: start, color: rings[rings.count - 1].color),
            ]
        }
        if end < start { rings.reverse() }
        rings = stepped(atEnd: rings)
        let last = rings[rings.count - 1]
        guard last.location > 0 else { return .color(last.color) }
        // Removes the stops at negative distances, and inserts an interpolated stop at 0.
        while rings.count > 1, rings[1].location <= 0 { rings.removeFirst() }
        if rings[0].location < 0 {
            let share = -rings[0].location / (rings[1].location - rings[0].location)
            rings[0] = Stop(location: 0, color: rings[0].color + (rings[1].color - rings[0].color) * share)
        }
        return .radial(
            rings.map { Stop(location: $0.location / last.location, color: $0.color) }, center: center,
            radius: last.location, transform: transform)
    }

    /// Whether any colour has an alpha below 1.
    var isTranslucent: Bool {
        switch self {
        case .color(let color): color.w < 1
        case .linear(let stops, _, _, _), .radial(let stops, _, _, _): stops.contains { $0.color.w < 1 }
        }
    }
}
