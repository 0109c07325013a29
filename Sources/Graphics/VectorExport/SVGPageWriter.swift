// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import Raster
import SVGSyntax
import VectorImport

/// Writes page nodes as SVG 1.1 with CSS's `mix-blend-mode` and `isolation`.
struct SVGPageWriter {
    let size: CGSize
    let encoder: PNGEncoder
    private let paths: SVGWriter
    /// The names of elements in `defs` by their text.
    private var names: [String: String] = [:]
    private var counts: [Character: Int] = [:]
    private var images: [PagePicture.Key: String] = [:]
    private var body = ""

    init(size: CGSize, encoder: PNGEncoder) {
        self.size = size
        self.encoder = encoder
        paths = SVGWriter(size: size, decimals: 3)
    }

    mutating func text(_ nodes: [PageNode], background: RGBAColor?) throws(CodecError) -> String {
        let (width, height) = (number(size.width), number(size.height))
        body = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        body += "viewBox=\"0 0 \(width) \(height)\">\n"
        if let background {
            body += "<rect width=\"\(width)\" height=\"\(height)\"\(fill(PagePaint.straight(background), "fill"))/>\n"
        }
        for node in nodes { try write(node) }
        return body + "</svg>\n"
    }

    private mutating func write(_ node: PageNode) throws(CodecError) {
        switch node {
        case .shape(let shape): write(shape)
        case .picture(let picture): try write(picture)
        case .group(let group): try write(group)
        }
    }

    private mutating func write(_ shape: PageShape) {
        let data = paths.pathData(shape.path)
        guard !data.isEmpty else { return }
        var attributes = ""
        switch shape.kind {
        case .fill(let style):
            attributes = paint(shape.paint, "fill")
            if style.isEOFilled { attributes += " fill-rule=\"evenodd\"" }
            if !style.isAntialiased { attributes += " shape-rendering=\"crispEdges\"" }
        case .stroke(let style):
            attributes = " fill=\"none\"" + paint(shape.paint, "stroke") + self.attributes(of: style)
        }
        if !shape.transform.isIdentity { attributes += " transform=\"\(matrix(shape.transform))\"" }
        body += "<path\(attributes)\(whole(shape.opacity, shape.blendMode)) d=\"\(data)\"/>\n"
    }

    private func attributes(of style: StrokeStyle) -> String {
        var text = " stroke-width=\"\(number(style.lineWidth))\""
        switch style.lineCap {
        case .butt: break
        case .round: text += " stroke-linecap=\"round\""
        case .square: text += " stroke-linecap=\"square\""
        }
        switch style.lineJoin {
        case .miter: text += " stroke-miterlimit=\"\(number(max(style.miterLimit, 1)))\""
        case .round: text += " stroke-linejoin=\"round\""
        case .bevel: text += " stroke-linejoin=\"bevel\""
        }
        if style.dash.contains(where: { $0 > 0 }) {
            text += " stroke-dasharray=\"\(style.dash.map { number(max($0, 0)) }.joined(separator: " "))\""
            if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(style.dashPhase))\"" }
        }
        return text
    }

    private mutating func write(_ picture: PagePicture) throws(CodecError) {
        let bitmap = picture.bitmap
        let known = images[picture.key]
        let name = known ?? self.name("i")
        if known == nil {
            images[picture.key] = name
            let data = Data(try encoder.encode(bitmap)).base64EncodedString()
            body += "<defs><image id=\"\(name)\" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" "
            body += "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(data)\""
            body += picture.isSmooth ? "" : " style=\"image-rendering:pixelated\""
            body += "/></defs>\n"
        }
        body += "<use href=\"#\(name)\" transform=\"\(matrix(picture.transform))\""
        body += "\(whole(picture.opacity, picture.blendMode))/>\n"
    }

    private mutating func write(_ group: PageGroup) throws(CodecError) {
        var attributes = whole(group.opacity, group.blendMode)
        if let clip = group.clip {
            let rule = clip.isEOFilled ? " clip-rule=\"evenodd\"" : ""
            let name = define("c", "clipPath", "<path\(rule) d=\"\(paths.pathData(clip.path))\"/>")
            attributes += " clip-path=\"url(#\(name))\""
        }
        if let mask = group.mask {
            let outside = body
            body = ""
            for node in mask { try write(node) }
            let inside = body
            body = outside
            // Some viewers mask by luminance, others by alpha. White nodes mask equally in both.
            let name = define(
                "m", "mask", inside,
                " maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(number(size.width))\" height=\"\(number(size.height))\""
            )
            attributes += " mask=\"url(#\(name))\""
        }
        if group.isIsolated, group.opacity == 1, group.mask == nil, group.blendMode == .normal {
            attributes += " style=\"isolation:isolate\""
        }
        body += "<g\(attributes)>\n"
        for node in group.children { try write(node) }
        body += "</g>\n"
    }

    /// The attributes for opacity and blend mode of a node that is composited as a whole.
    private func whole(_ opacity: Double, _ mode: BlendMode) -> String {
        (opacity < 1 ? " opacity=\"\(SVGNumber.text(opacity, decimals: 4))\"" : "")
            + (mode == .normal ? "" : " style=\"mix-blend-mode:\(mode.pageName ?? "normal")\"")
    }

    private mutating func paint(_ paint: PagePaint, _ property: String) -> String {
        switch paint {
        case .color(let color):
            return fill(color, property)
        case .linear(let stops, let start, let end, let transform):
            let place =
                " gradientUnits=\"userSpaceOnUse\" x1=\"\(fine(start.x))\" y1=\"\(fine(start.y))\" "
                + "x2=\"\(fine(end.x))\" y2=\"\(fine(end.y))\"\(gradientTransform(transform))"
            return " \(property)=\"url(#\(define("g", "linearGradient", text(stops), place)))\""
        case .radial(let stops, let center, let radius, let transform):
            let place =
                " gradientUnits=\"userSpaceOnUse\" cx=\"\(fine(center.x))\" cy=\"\(fine(center.y))\" "
                + "r=\"\(fine(radius))\"\(gradientTransform(transform))"
            return " \(property)=\"url(#\(define("g", "radialGradient", text(stops), place)))\""
        }
    }

    private func gradientTransform(_ transform: CGAffineTransform) -> String {
        transform.isIdentity ? "" : " gradientTransform=\"\(matrix(transform))\""
    }

    private func text(_ stops: [PagePaint.Stop]) -> String {
        stops.map { stop in
            let opacity = stop.color.w < 1 ? " stop-opacity=\"\(SVGNumber.text(stop.color.w, decimals: 4))\"" : ""
            return
                "<stop offset=\"\(SVGNumber.text(stop.location, decimals: 5))\" stop-color=\"\(hex(stop.color))\"\(opacity)/>"
        }.joined()
    }

    private func fill(_ color: SIMD4<Double>, _ property: String) -> String {
        " \(property)=\"\(hex(color))\""
            + (color.w < 1 ? " \(property)-opacity=\"\(SVGNumber.text(color.w, decimals: 4))\"" : "")
    }

    private func hex(_ color: SIMD4<Double>) -> String {
        "#" + (0..<3).map { UInt8(color[$0] * 255 + 0.5).hexadecimal }.joined()
    }

    /// The name of a `defs` element with this text. Writes the element on first use.
    private mutating func define(
        _ letter: Character, _ element: String, _ content: String, _ attributes: String = ""
    ) -> String {
        let key = element + attributes + content
        if let known = names[key] { return known }
        let name = self.name(letter)
        names[key] = name
        body += "<defs><\(element) id=\"\(name)\"\(attributes)>\(content)</\(element)></defs>\n"
        return name
    }

    private mutating func name(_ letter: Character) -> String {
        counts[letter, default: 0] += 1
        return "\(letter)\(counts[letter, default: 0])"
    }

    private func number(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: 3) }
    private func fine(_ value: CGFloat) -> String { SVGNumber.text(Double(value), decimals: 6) }

    private func matrix(_ t: CGAffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "translate(\(number(t.tx)) \(number(t.ty)))" }
        return "matrix(" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(fine).joined(separator: " ") + ")"
    }
}
