// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SVGSyntax

/// The gradients of a file, resolved once per element.
struct SVGGradients {
    /// A `linearGradient` or `radialGradient`, with the attributes that it inherits through `href`.
    private struct Definition {
        var isRadial: Bool
        var attributes: [String: String]
        var stops: [ResolvedGradient.Stop]
    }

    private var definitions: [Int: Definition] = [:]

    /// The names of the attributes that gradients inherit through `href`.
    private static let attributeNames = [
        "gradientUnits", "gradientTransform", "spreadMethod", "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr",
    ]

    /// The paint of the gradient element at `index` for a shape with the bounding box `box`; nil if it paints nothing.
    ///
    /// Supports `spreadMethod="pad"` and radial gradients without a separate focal point. Other gradients are drawn as
    /// if they had these properties, with a warning.
    mutating func paint(
        _ index: Int, box: CGRect, viewport: CGSize, opacity: Double, builder: inout SVGSceneBuilder
    ) throws(SVGError) -> SVGPaint? {
        let gradient = try definition(index, &builder)
        let line = builder.tree.elements[index].line
        guard let lastStop = gradient.stops.last else { return nil }
        let attributes = gradient.attributes
        if let spread = attributes["spreadMethod"], spread != "pad" {
            builder.warn(line, "the gradient spread \(excerpt(spread)) is drawn as pad")
        }
        let isInUserSpace = attributes["gradientUnits"] == "userSpaceOnUse"
        var map = CGAffineTransform.identity
        if let text = attributes["gradientTransform"] {
            if let transform = SVGTransform.parse(text) {
                map = transform
            } else {
                builder.warn(line, "the gradientTransform \"\(excerpt(text))\" is not understood")
            }
        }
        if !isInUserSpace {
            guard box.width > 0, box.height > 0 else { return nil }
            map = map.concatenating(CGAffineTransform(box.width, 0, 0, box.height, box.minX, box.minY))
        }
        guard map.a * map.d - map.b * map.c != 0 else { return nil }
        let units = isInUserSpace ? viewport : CGSize(width: 1, height: 1)
        func length(_ name: String, _ axis: SVGLength.Axis, _ standard: String) -> CGFloat {
            SVGLength.parse(attributes[name] ?? standard, axis, of: units)
                ?? SVGLength.parse(standard, axis, of: units) ?? 0
        }
        func faded(_ stops: [ResolvedGradient.Stop]) -> ResolvedGradient {
            ResolvedGradient(
                stops: stops.map { .init(color: $0.color.multiplyingAlpha(by: Float(opacity)), location: $0.location) },
                colorSpace: .device)
        }
        let solid = SVGPaint.color(lastStop.color.multiplyingAlpha(by: Float(opacity)))
        guard gradient.stops.count > 1 else { return solid }

        if gradient.isRadial {
            let center = CGPoint(x: length("cx", .horizontal, "50%"), y: length("cy", .vertical, "50%"))
            let radius = length("r", .diagonal, "50%")
            guard radius > 0 else { return solid }
            let focus = CGPoint(
                x: attributes["fx"] == nil ? center.x : length("fx", .horizontal, "50%"),
                y: attributes["fy"] == nil ? center.y : length("fy", .vertical, "50%"))
            if hypot(focus.x - center.x, focus.y - center.y) > radius * 0.001 {
                builder.warn(line, "a radial gradient's focal point is drawn at its centre")
            }
            let inner = min(max(length("fr", .diagonal, "0%"), 0), radius * 0.999)
            return .radial(
                faded(gradient.stops), center: center, startRadius: inner, endRadius: radius, transform: map)
        }

        let start = CGPoint(x: length("x1", .horizontal, "0%"), y: length("y1", .vertical, "0%"))
        let end = CGPoint(x: length("x2", .horizontal, "100%"), y: length("y2", .vertical, "0%"))
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 0 else { return solid }
        // Under any affine map, the position t along the gradient is a linear function of the point. Its derivatives by
        // x and y, in the shape's units, are gx and gy. They give the shortest vector from t = 0 to t = 1.
        let inverse = map.inverted()
        let gx = (dx * inverse.a + dy * inverse.b) / square
        let gy = (dx * inverse.c + dy * inverse.d) / square
        let slope = gx * gx + gy * gy
        let origin = start.applying(map)
        return .linear(
            faded(gradient.stops), start: origin,
            end: CGPoint(x: origin.x + gx / slope, y: origin.y + gy / slope))
    }

    private mutating func definition(
        _ index: Int, _ builder: inout SVGSceneBuilder
    ) throws(SVGError) -> Definition {
        if let known = definitions[index] { return known }
        // Follows the chain of references. Attributes of nearer elements take precedence.
        var chain: [Int] = []
        var next: Int? = index
        while let i = next {
            let element = builder.tree.elements[i]
            guard ["linearGradient", "radialGradient"].contains(element.name) else { break }
            guard !chain.contains(i), chain.count < 32 else {
                throw SVGError(.cycle(id: excerpt(element.attributes["id"] ?? "")), line: element.line)
            }
            chain.append(i)
            next = element.attributes["href"].flatMap { SVGReference.id(inReference: $0) }.flatMap {
                builder.tree.ids[$0]
            }
        }
        var result = Definition(
            isRadial: builder.tree.elements[index].name == "radialGradient", attributes: [:], stops: [])
        for i in chain {
            let element = builder.tree.elements[i]
            for name in Self.attributeNames where result.attributes[name] == nil {
                result.attributes[name] = element.attributes[name]
            }
            if result.stops.isEmpty { result.stops = try stops(of: element, &builder) }
        }
        definitions[index] = result
        return result
    }

    private func stops(
        of element: SVGTree.Element, _ builder: inout SVGSceneBuilder
    ) throws(SVGError) -> [ResolvedGradient.Stop] {
        var stops: [ResolvedGradient.Stop] = []
        for child in element.children where builder.tree.elements[child].name == "stop" {
            let stop = builder.tree.elements[child]
            guard stops.count < builder.limits.gradientStopCount else {
                throw SVGError(
                    .tooMany("stops in a gradient", limit: builder.limits.gradientStopCount), line: stop.line)
            }
            let properties = try builder.properties(of: child)
            var color = RGBAColor.black
            if let text = properties["stop-color"] {
                if text.lowercased() == "currentcolor" {
                    color = properties["color"].flatMap { SVGColor.parse($0) } ?? .black
                } else if let parsed = SVGColor.parse(text) {
                    color = parsed
                } else {
                    builder.warn(stop.line, "the stop-color \"\(excerpt(text))\" is not understood")
                }
            }
            let opacity = properties["stop-opacity"].flatMap { SVGLength.fraction($0) } ?? 1
            let offset = stop.attributes["offset"].flatMap { SVGLength.fraction($0) } ?? 0
            stops.append(
                .init(
                    color: color.multiplyingAlpha(by: Float(opacity)),
                    location: max(offset, stops.last?.location ?? 0)))
        }
        return Self.unpremultiplied(stops)
    }

    /// Adds 15 stops between two stops that differ in both colour and opacity. Between the added stops, the
    /// premultiplied interpolation of display lists differs from SVG's straight interpolation by at most half a level.
    private static func unpremultiplied(_ stops: [ResolvedGradient.Stop]) -> [ResolvedGradient.Stop] {
        guard stops.count > 1 else { return stops }
        var result = [stops[0]]
        for (a, b) in zip(stops, stops.dropFirst()) {
            let sameColor =
                a.color.red == b.color.red && a.color.green == b.color.green && a.color.blue == b.color.blue
            if !sameColor, a.color.alpha != b.color.alpha, a.location < b.location {
                let stepCount = 16
                for step in 1..<stepCount {
                    let f = Float(step) / Float(stepCount)
                    result.append(
                        .init(
                            color: RGBAColor(
                                red: a.color.red + (b.color.red - a.color.red) * f,
                                green: a.color.green + (b.color.green - a.color.green) * f,
                                blue: a.color.blue + (b.color.blue - a.color.blue) * f,
                                alpha: a.color.alpha + (b.color.alpha - a.color.alpha) * f),
                            location: a.location + (b.location - a.location) * Double(f)))
                }
            }
            result.append(b)
        }
        return result
    }
}
