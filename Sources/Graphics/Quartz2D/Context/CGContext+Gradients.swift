// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import VirtualTime

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let area = boundingBoxOfClipPath
        let along = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
        let length = (along.dx * along.dx + along.dy * along.dy).squareRoot()
        guard !area.isNull, length > 0 else { return }
        // A band across the gradient's axis, wide enough to cover the clip. It runs from `startPoint` to `endPoint`;
        // the options extend it at either end.
        let reach =
            (area.width + area.height + abs(area.midX - startPoint.x) + abs(area.midY - startPoint.y) + length) * 2
        let (ux, uy) = (along.dx / length, along.dy / length)
        let from = options.contains(.drawsBeforeStartLocation) ? -reach : 0
        let to = options.contains(.drawsAfterEndLocation) ? reach : length
        func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: startPoint.x + ux * along - uy * across, y: startPoint.y + uy * along + ux * across)
        }
        var band = Path()
        band.addLines([corner(from, -reach), corner(to, -reach), corner(to, reach), corner(from, reach)])
        band.closeSubpath()
        paint(band, .linearGradient(gradient.gradient, start: startPoint, end: endPoint))
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard !boundingBoxOfClipPath.isNull else { return }
        guard startCenter == endCenter else {
            return drawCircles(gradient, from: (startCenter, startRadius), to: (endCenter, endRadius), options)
        }
        guard startRadius != endRadius else { return }
        // A radial gradient of the display list runs from its inner circle outwards, so the colours may need reversing.
        let isOutward = startRadius < endRadius
        let inner = min(startRadius, endRadius), outer = max(startRadius, endRadius)
        let goesOnInside = options.contains(isOutward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let goesOnOutside = options.contains(isOutward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        func circle(_ radius: CGFloat) -> CGRect {
            CGRect(x: startCenter.x - radius, y: startCenter.y - radius, width: radius * 2, height: radius * 2)
        }
        let area = boundingBoxOfClipPath
        var ring = Path()
        if goesOnOutside { ring.addRect(area.union(circle(outer))) } else { ring.addEllipse(in: circle(outer)) }
        if !goesOnInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
        let colors = isOutward ? gradient.gradient : gradient.gradient.reversed
        paint(
            ring,
            .radialGradient(colors, center: startCenter, startRadius: Double(inner), endRadius: Double(outer)),
            eoFill: true)
    }

    private func paint(_ path: Path, _ paint: Paint, eoFill: Bool = false) {
        draw(
            .fill(path, FillStyle(eoFill: eoFill, antialiased: state.isAntialiased), paint), transform: state.transform)
    }

    /// Approximates a gradient between circles with different centres by overlapping discs, largest first.
    private func drawCircles(
        _ gradient: CGGradient, from start: (center: CGPoint, radius: CGFloat),
        to end: (center: CGPoint, radius: CGFloat), _ options: CGGradientDrawingOptions
    ) {
        /// The number of steps, which is large enough that single steps are invisible.
        let count = 256
        var circles: [DisplayItem] = []
        func add(_ path: Path, _ color: RGBAColor) {
            circles.append(DisplayItem(.fill(path, FillStyle(antialiased: state.isAntialiased), .color(color))))
        }
        let isGrowing = start.radius < end.radius
        if options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation) {
            add(Path(boundingBoxOfClipPath), gradient.gradient.color(at: isGrowing ? 1 : 0))
        }
        for index in 0...count {
            // Larger discs come first, below the smaller discs.
            let t = CGFloat(isGrowing ? count - index : index) / CGFloat(count)
            let radius = start.radius + (end.radius - start.radius) * t
            let center = CGPoint(
                x: start.center.x + (end.center.x - start.center.x) * t,
                y: start.center.y + (end.center.y - start.center.y) * t)
            guard radius > 0 else { continue }
            add(
                Path(
                    ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
                ),
                gradient.gradient.color(at: Double(t)))
        }
        if gradient.gradient.stops.contains(where: { $0.color.alpha < 1 }) {
            HostServices.warn("CGContext: a radial gradient of two centres is drawn without its opacity")
        }
        draw(.group(circles, isolated: true), transform: state.transform)
    }
}

extension ResolvedGradient {
    fileprivate var reversed: ResolvedGradient {
        var copy = self
        copy.stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
        return copy
    }

    /// The colour at a location, interpolated in encoded values and made opaque.
    fileprivate func color(at t: Double) -> RGBAColor {
        guard let next = stops.firstIndex(where: { $0.location >= t }) else { return stops.last!.color.opaque }
        guard next > 0 else { return stops[0].color.opaque }
        let (a, b) = (stops[next - 1], stops[next])
        let f = Float(b.location > a.location ? (t - a.location) / (b.location - a.location) : 1)
        func mix(_ x: Float, _ y: Float) -> Float { x + (y - x) * f }
        return RGBAColor(
            red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
            blue: mix(a.color.blue, b.color.blue), alpha: 1)
    }
}

extension RGBAColor {
    fileprivate var opaque: RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: 1) }
}
