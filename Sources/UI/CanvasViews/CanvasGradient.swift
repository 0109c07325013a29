// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation
import Geometry

/// The geometry of a gradient in user space.
enum CanvasGradient {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    case conic(center: CGPoint, angle: Angle)
}

/// A gradient with its geometry. Its options are expressed as additional stops, because `Paint` supports neither
/// repetition nor interpolation in linear light:
///
/// - A repeated gradient becomes one long gradient over the painted bounds.
/// - Interpolation in linear light becomes a sequence of short steps.
struct CanvasGradientPaint {
    private var gradient: ResolvedGradient
    private var geometry: CanvasGradient

    /// The maximum number of intervals between stops. It limits memory, because a gradient table takes two kilobytes
    /// per interval.
    static let mostIntervals = 512

    init(_ gradient: ResolvedGradient, _ geometry: CanvasGradient) {
        self.gradient = gradient
        self.geometry = geometry
    }

    var paint: Paint {
        switch geometry {
        case .linear(let start, let end): .linearGradient(gradient, start: start, end: end)
        case .radial(let center, let start, let end):
            .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
        case .conic(let center, let angle):
            .angularGradient(gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
        }
    }

    // MARK: Linear light

    /// The number of linear steps between two stops. With 16 steps, the colour error is below 1/255.
    private static let steps = 16

    mutating func mixLinearLight() {
        var stops = gradient.stops.prefix(1).map { $0 }
        for (from, to) in zip(gradient.stops, gradient.stops.dropFirst()) {
            for step in 1..<Self.steps where from.location < to.location {
                let share = Double(step) / Double(Self.steps)
                stops.append(
                    ResolvedGradient.Stop(
                        color: Self.mix(from.color, to.color, share),
                        location: from.location + (to.location - from.location) * share))
            }
            stops.append(to)
        }
        gradient = ResolvedGradient(stops: stops, colorSpace: .device)
    }

    private static func mix(_ a: RGBAColor, _ b: RGBAColor, _ share: Double) -> RGBAColor {
        func light(_ c: RGBAColor) -> SIMD4<Double> {
            let alpha = Double(c.alpha)
            let parts = [c.red, c.green, c.blue].map { TransferFunction.linear(Double($0)) * alpha }
            return SIMD4(parts[0], parts[1], parts[2], alpha)
        }
        let mixed = light(a) * (1 - share) + light(b) * share
        guard mixed.w > 0 else { return .clear }
        func encoded(_ x: Double) -> Float { Float(TransferFunction.encoded(x / mixed.w)) }
        return RGBAColor(
            red: encoded(mixed.x), green: encoded(mixed.y), blue: encoded(mixed.z), alpha: Float(mixed.w))
    }

    // MARK: Repetition

    /// Repeats the gradient until it covers `bounds`. Returns false if repetitions are missing, because they would
    /// exceed `mostIntervals`.
    mutating func unroll(over bounds: CGRect, mirrored: Bool) -> Bool {
        guard let range = positions(in: bounds), let first = gradient.stops.first, let last = gradient.stops.last else {
            return true
        }
        var once = gradient.stops.filter { $0.location >= 0 && $0.location <= 1 }
        if once.first.map({ $0.location > 0 }) ?? true { once.insert(.init(color: first.color, location: 0), at: 0) }
        if once.last.map({ $0.location < 1 }) ?? true { once.append(.init(color: last.color, location: 1)) }
        let most = Double(max(1, Self.mostIntervals / once.count))
        let begin = range.lowerBound.rounded(.down)
        let wanted = max(1, range.upperBound.rounded(.up) - begin)
        let rounds = min(wanted, most)
        var stops: [ResolvedGradient.Stop] = []
        for round in 0..<Int(rounds) {
            let isBackwards = mirrored && (begin + Double(round)).truncatingRemainder(dividingBy: 2) != 0
            for stop in isBackwards ? once.reversed() : once {
                let place = isBackwards ? 1 - stop.location : stop.location
                stops.append(.init(color: stop.color, location: (Double(round) + place) / rounds))
            }
        }
        gradient.stops = stops
        switch geometry {
        case .linear(let start, let end):
            func point(_ t: Double) -> CGPoint {
                CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
            }
            geometry = .linear(start: point(begin), end: point(begin + rounds))
        case .radial(let center, let start, let end):
            geometry = .radial(
                center: center, startRadius: start + (end - start) * begin,
                endRadius: start + (end - start) * (begin + rounds))
        case .conic: break
        }
        return rounds == wanted
    }

    /// The range of gradient positions in `bounds`. The first period of the gradient covers the positions 0 to 1. nil
    /// for conic gradients, infinite bounds and gradients of length 0.
    private func positions(in bounds: CGRect) -> ClosedRange<Double>? {
        guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        let places: [Double]
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            guard square > 0 else { return nil }
            places = corners.map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
        case .radial(let center, let start, let end):
            guard end != start else { return nil }
            let far = corners.map { (($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)) }
                .max()!.squareRoot()
            let nearest = CGPoint(
                x: min(max(center.x, bounds.minX), bounds.maxX), y: min(max(center.y, bounds.minY), bounds.maxY))
            let (dx, dy) = (nearest.x - center.x, nearest.y - center.y)
            places = [(dx * dx + dy * dy).squareRoot(), far].map { ($0 - start) / (end - start) }
        case .conic: return nil
        }
        guard places.allSatisfy({ abs($0) < 1e9 }) else { return nil }
        return places.min()!...places.max()!
    }
}
