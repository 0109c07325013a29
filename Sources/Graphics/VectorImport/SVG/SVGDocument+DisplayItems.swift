// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension SVGDocument {
    /// The items that draw the document stretched over `rect` and clipped to it. The drawing is distorted unless `rect`
    /// has the proportions of `size`.
    ///
    /// - Parameter tint: Replaces every colour, but keeps each opacity (template images).
    public func displayItems(in rect: CGRect, tint: RGBAColor? = nil) -> [DisplayItem] {
        guard !rect.isEmpty else { return [] }
        let map = transform.concatenating(
            CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY))
        // Applies the tint's opacity to the whole drawing: with the opacity on each part, overlaps would show through.
        let writer = SVGItemWriter(tint: tint?.opaque)
        let items = nodes.flatMap { writer.items($0) }
        guard !items.isEmpty else { return [] }
        var item = DisplayItem(.group(items, isolated: false), transform: ProjectionTransform(map))
        let bounds = nodes.reduce(CGRect.null) { $0.union($1.bounds(withStrokes: true)) }.applying(map)
        // Clips only a drawing that extends beyond `rect`, because a clip costs a layer and softens edges on pixel
        // boundaries.
        if !rect.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds) { item.effects.append(.clip(Path(rect), FillStyle())) }
        if let tint, tint.alpha < 1 { item.effects.append(.opacity(Double(tint.alpha))) }
        return [item]
    }
}

extension RGBAColor {
    fileprivate var opaque: RGBAColor { RGBAColor(red: red, green: green, blue: blue) }
}

private struct SVGItemWriter {
    let tint: RGBAColor?

    func items(_ node: SVGNode) -> [DisplayItem] {
        guard node.opacity > 0 else { return [] }
        var node = node
        let content: [DisplayItem]
        switch node.content {
        case .group(let nodes): content = nodes.flatMap { items($0) }
        case .picture(let picture):
            content = [
                DisplayItem(.image(ImageContent(bitmap: picture.bitmap, rect: picture.rect, tint: tint)))
            ]
        case .shape(var shape):
            // A single fill or stroke gets the opacity in its colour, so that it needs no layer.
            if node.opacity < 1, shape.fill == nil || shape.stroke == nil {
                let opacity = Float(node.opacity)
                shape.fill = shape.fill?.mapColors { $0.multiplyingAlpha(by: opacity) }
                shape.stroke = shape.stroke?.mapColors { $0.multiplyingAlpha(by: opacity) }
                node.opacity = 1
            }
            content = items(shape)
        }
        guard !content.isEmpty else { return [] }

        var effects = node.clips.map { effect($0, node.transform) }
        if node.opacity < 1 { effects.append(.opacity(node.opacity)) }
        let map = ProjectionTransform(node.transform)
        if content.count == 1, content[0].effects.isEmpty {
            var item = content[0]
            item.transform = item.transform.concatenating(map)
            item.effects = effects
            return [item]
        }
        if effects.isEmpty, node.transform.isIdentity { return content }
        return [DisplayItem(.group(content, isolated: false), transform: map, effects: effects)]
    }

    private func effect(_ clip: SVGClip, _ map: CGAffineTransform) -> Effect {
        if clip.parts.count == 1, clip.parts[0].clips.isEmpty {
            return .clip(clip.parts[0].path.applying(map), FillStyle(eoFill: clip.parts[0].isEOFilled))
        }
        return .mask(
            clip.parts.map { part in
                DisplayItem(
                    .fill(part.path.applying(map), FillStyle(eoFill: part.isEOFilled), .color(.black)),
                    effects: part.clips.map { effect($0, map) })
            })
    }

    private func items(_ shape: SVGShape) -> [DisplayItem] {
        var items: [DisplayItem] = []
        if let paint = shape.fill { items.append(fill(shape, tinted(paint))) }
        if let paint = shape.stroke { items.append(stroke(shape, tinted(paint))) }
        return shape.strokesFirst ? items.reversed() : items
    }

    private func tinted(_ paint: SVGPaint) -> SVGPaint {
        guard let tint else { return paint }
        return paint.mapColors { tint.multiplyingAlpha(by: $0.alpha) }
    }

    private func fill(_ shape: SVGShape, _ paint: SVGPaint) -> DisplayItem {
        let style = FillStyle(eoFill: shape.isEOFilled)
        switch paint.plain {
        case .paint(let paint): return DisplayItem(.fill(shape.path, style, paint))
        case .skewed(let paint, let map):
            // `paint` is circular only in the gradient's own space, so the shape is mapped to that space and back by
            // `transform`.
            return DisplayItem(
                .fill(shape.path.applying(map.inverted()), style, paint), transform: ProjectionTransform(map))
        }
    }

    private func stroke(_ shape: SVGShape, _ paint: SVGPaint) -> DisplayItem {
        switch paint.plain {
        case .paint(let paint): return DisplayItem(.stroke(shape.path, shape.strokeStyle, paint))
        case .skewed(let paint, let map):
            // Stroking in the gradient's space would distort the pen. So this fills the area with the paint, and masks
            // it by the stroke.
            let node = SVGNode(content: .shape(shape))
            let area = Path(node.bounds(withStrokes: true)).applying(map.inverted())
            return DisplayItem(
                .fill(area, FillStyle(), paint), transform: ProjectionTransform(map),
                effects: [.mask([DisplayItem(.stroke(shape.path, shape.strokeStyle, .color(.black)))])])
        }
    }
}

extension SVGPaint {
    fileprivate enum Plain {
        case paint(Paint)
        /// A paint in a space of its own, with the transform from that space to the shape's units.
        case skewed(Paint, CGAffineTransform)
    }

    /// The paint for a display list. Display lists support only circular and axis-aligned elliptical gradients; rotated
    /// gradients need a space of their own.
    fileprivate var plain: Plain {
        switch self {
        case .color(let color): return .paint(.color(color))
        case .linear(let gradient, let start, let end):
            return .paint(.linearGradient(gradient, start: start, end: end))
        case .radial(let gradient, let center, let startRadius, let endRadius, let map):
            guard map.b == 0, map.c == 0 else {
                return .skewed(
                    .radialGradient(gradient, center: center, startRadius: startRadius, endRadius: endRadius), map)
            }
            if map.a == map.d, map.a > 0 {
                return .paint(
                    .radialGradient(
                        gradient, center: center.applying(map), startRadius: startRadius * map.a,
                        endRadius: endRadius * map.a))
            }
            return .paint(
                .ellipticalGradient(
                    gradient, center: center.applying(map),
                    radii: CGSize(width: endRadius * abs(map.a), height: endRadius * abs(map.d)),
                    startFraction: startRadius / endRadius, endFraction: 1))
        }
    }
}
